import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'

dayjs.extend(customParseFormat)

/** How a day is stored. */
export const DAY_FORMAT = 'YYYY-MM-DD'

/** What may be typed; shown as the first. */
export const TYPED_DAYS = [
  DAY_FORMAT,
  'YYYY/M/D',
  'YYYY-M-D',
  'YYYY.M.D',
  'YYYY年M月D日',
  'YYYYMMDD',
]

/** A stored day as the picker has it; what is none is empty. */
export const dayOf = (value: unknown): Dayjs | null => {
  if (typeof value !== 'string') return null
  const day = dayjs(value, DAY_FORMAT, true)
  return day.isValid() ? day : null
}
