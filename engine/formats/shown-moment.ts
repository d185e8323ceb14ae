import { daysInWords } from './calendar.ts'
import type { Surroundings } from './declaration.ts'
import { formats, shownIn } from './formats.ts'
import type { MomentFormat } from './moment-patterns.ts'

/** The text of a date or time for reading: a moment, which its offset tells, by the clock of the reader, a week with its days. */
export const shownMoment = (
  kind: MomentFormat,
  value: string,
  surroundings?: Surroundings,
): string => {
  const isMoment = kind === 'datetime' && formats['date-time'].validate(value)
  const text = shownIn(formats[isMoment ? 'date-time' : kind], value, surroundings)
  return kind === 'week' ? text + daysInWords(value) : text
}
