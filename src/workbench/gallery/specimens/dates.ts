import { formats } from '#engine/formats/formats.ts'
import type { WidgetName } from '#engine/widgets/widgets.ts'
import type { FieldSpecimen } from './specimen.ts'

const day = formats.date.sample(7)

/** Specimens of dates, weeks, months, years and times. */
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
  week: {
    title: '周',
    note: '某年第几周，从周一到周日；第一周是有 1 月 4 日的那一周。',
    field: { type: 'string', title: '盘点周', format: 'week' },
    sample: formats.week.sample(7),
    wrong: '2026年第60周',
  },
  dateTime: {
    title: '日期和时间',
    note: '日期与时间，到分；需要时可输入秒。',
    field: { type: 'string', title: '预约时间', format: 'datetime' },
    sample: formats.datetime.sample(7),
    wrong: '2026-11-20',
  },
  time: {
    title: '时间',
    note: '一天中的时间，到分；需要时可输入秒。',
    field: { type: 'string', title: '送货时间', format: 'time' },
    sample: formats.time.sample(7),
    wrong: '25:00',
  },
} satisfies Partial<Record<WidgetName, FieldSpecimen>>

const period = (
  title: string,
  format: 'datetime' | 'time' | 'week',
  sample: string[],
): FieldSpecimen => ({
  title,
  note: `dateRange 的两端按 items.format 填写，这里是 ${format}。`,
  field: { type: 'array', title, items: { type: 'string', format }, minItems: 2, maxItems: 2 },
  ui: { 'ui:widget': 'dateRange' },
  sample,
  wrong: sample.toReversed(),
})

/** Specimens of periods of other units than days. */
export const periods = {
  'dateRange-datetime': period('施工时间', 'datetime', [
    '2026-11-20 09:30:00',
    '2026-11-21 18:00:00',
  ]),
  'dateRange-time': period('营业时间', 'time', ['09:00:00', '18:30:00']),
  'dateRange-week': period('排产区间', 'week', ['2026-W47', '2026-W51']),
}
