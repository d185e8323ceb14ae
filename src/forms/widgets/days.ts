import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'
import customParseFormat from 'dayjs/plugin/customParseFormat'

dayjs.extend(customParseFormat)
dayjs.locale('zh-cn')

/** How exactly a time is asked for. */
export interface Precision {
  picker: 'date' | 'month' | 'year'
  /** How it is stored. */
  stored: string
  /**
   * What may be typed; shown as the first. All have a fixed length: the picker rewrites what is typed as soon
   * as it is a day, and 2026/11/2 may be the beginning of 2026/11/20.
   */
  typed: string[]
  placeholder: string
}

const precision = (
  picker: Precision['picker'],
  stored: string,
  others: string[],
  placeholder: string,
): Precision => ({ picker, stored, typed: [stored, ...others], placeholder })

/** A day, as YYYY-MM-DD. */
export const DAY = precision(
  'date',
  'YYYY-MM-DD',
  ['YYYY/MM/DD', 'YYYY.MM.DD', 'YYYY年MM月DD日', 'YYYYMMDD'],
  '年-月-日',
)
/** A month, as YYYY-MM. */
export const MONTH = precision(
  'month',
  'YYYY-MM',
  ['YYYY/MM', 'YYYY.MM', 'YYYY年MM月', 'YYYYMM'],
  '年-月',
)
/** A year, as YYYY. */
export const YEAR = precision('year', 'YYYY', ['YYYY年'], '年份')

/** A stored day, month or year as the picker has it; what is none is empty. */
export const timeOf = (value: unknown, { stored }: Precision): Dayjs | null => {
  if (typeof value !== 'string') return null
  const time = dayjs(value, stored, true)
  return time.isValid() ? time : null
}
