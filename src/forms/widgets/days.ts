import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'
import customParseFormat from 'dayjs/plugin/customParseFormat'

dayjs.extend(customParseFormat)
dayjs.locale('zh-cn')

/** How a day is stored. */
export const DAY_FORMAT = 'YYYY-MM-DD'

/**
 * What may be typed; shown as the first. All have a fixed length: the picker rewrites what is typed as soon
 * as it is a day, and 2026/11/2 may be the beginning of 2026/11/20.
 */
export const TYPED_DAYS = [DAY_FORMAT, 'YYYY/MM/DD', 'YYYY.MM.DD', 'YYYY年MM月DD日', 'YYYYMMDD']

/** A stored day as the picker has it; what is none is empty. */
export const dayOf = (value: unknown): Dayjs | null => {
  if (typeof value !== 'string') return null
  const day = dayjs(value, DAY_FORMAT, true)
  return day.isValid() ? day : null
}
