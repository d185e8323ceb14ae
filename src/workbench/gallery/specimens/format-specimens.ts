import { formats, type AnyFormatName } from '#engine/formats/formats.ts'
import type { FieldSpecimen } from './specimen.ts'

const TITLES: Readonly<Record<AnyFormatName, string>> = {
  mobile: '手机号码',
  'resident-id': '身份证号码',
  'credit-code': '统一社会信用代码',
  'bank-card': '银行卡号',
  'bank-account': '银行账号',
  money: '金额',
  percent: '百分比',
  month: '月份',
  year: '年份',
  week: '周',
  datetime: '日期和时间',
  time: '时间',
  date: '日期',
  'date-time': '时刻',
  email: '电子邮箱',
  uri: '网址',
}

/** Specimens of every `format`, with its default widget and a generated sample. */
export const formatSpecimens = Object.fromEntries(
  Object.entries(TITLES).map(([format, title]): [string, FieldSpecimen] => [
    `format-${format}`,
    {
      title: `${title}（${format}）`,
      note: '由 format 选定控件并校验。',
      field: { type: 'string', title, format },
      sample: formats[format as AnyFormatName].sample(11),
      wrong: 'x',
      states: ['filled', 'error', 'review'],
    },
  ]),
)
