import { periodKind } from '../formats/moment-patterns.ts'
import { shownMoment } from '../formats/shown-moment.ts'
import { declareWidget } from './declaration.ts'

export const dateRange = declareWidget({
  words:
    '起止日期，存为两个日期的列表（array，items 为 string）；items.format 为 datetime、time、week、month、year 时相应更精确或更粗',
  types: ['array'],
  isPeriod: true,
  isGroup: true,
  isLarge: true,
  text: (value, { schema }, reading) =>
    Array.isArray(value)
      ? value.map((end) => shownMoment(periodKind(schema.items), String(end), reading)).join(' 至 ')
      : undefined,
})
