import { formats } from '#schemas/process/formats.ts'
import type { WidgetName } from '#schemas/process/vocabulary.ts'
import type { FieldSpecimen } from './specimen.ts'

const day = formats.date.sample(7)

/** Days and what they are parts of. */
export const dates = {
  date: {
    title: '日期',
    note: '可以输入，也可以从日历中选择。',
    field: { type: 'string', title: '成立日期', format: 'date' },
    sample: day,
    wrong: '2026-02-30',
  },
  dateRange: {
    title: '日期区间',
    note: '两个日期，先后有序。',
    field: {
      type: 'array',
      title: '营业期限',
      items: { type: 'string', format: 'date' },
      minItems: 2,
      maxItems: 2,
    },
    ui: { 'ui:widget': 'dateRange' },
    sample: [day, `2099${day.slice(4)}`],
    wrong: [day],
  },
  month: {
    title: '月份',
    note: '某年某月。',
    field: { type: 'string', title: '开业月份', format: 'month' },
    sample: formats.month.sample(7),
    wrong: '2026-13',
  },
  year: {
    title: '年份',
    note: '四位年份，以文本保存。',
    field: { type: 'string', title: '最近年报年度', format: 'year' },
    sample: formats.year.sample(7),
    wrong: '26',
  },
} satisfies Partial<Record<WidgetName, FieldSpecimen>>
