import { bankCard } from './formats/bank-card.ts'
import { creditCode } from './formats/credit-code.ts'
import type { FormatDeclaration } from './formats/declaration.ts'
import { mobile } from './formats/mobile.ts'
import { money } from './formats/money.ts'
import { datetime, time } from './formats/moments.ts'
import { month, week, year } from './formats/periods.ts'
import { percent } from './formats/percent.ts'
import { residentId } from './formats/resident-id.ts'
import { date, email, uri } from './formats/standard.ts'
import type { FORMATS, STANDARD_FORMATS } from './vocabulary.ts'

/** All values of `format` that a definition may use. */
export type AnyFormatName = (typeof FORMATS)[number] | (typeof STANDARD_FORMATS)[number]

/** Each format, by its name: one declaration validates, masks, makes samples and has the words. */
export const formats: Readonly<Record<AnyFormatName, FormatDeclaration>> = {
  mobile,
  'resident-id': residentId,
  'credit-code': creditCode,
  'bank-card': bankCard,
  money,
  percent,
  month,
  year,
  week,
  datetime,
  time,
  date,
  email,
  uri,
}

/** A value of a format as it is written to be read. */
export const shownIn = (format: FormatDeclaration | undefined, value: string): string =>
  format?.show?.(value) ?? value

/** The format of that name, or undefined. */
export const formatNamed = (name: unknown): FormatDeclaration | undefined =>
  typeof name === 'string' && Object.hasOwn(formats, name)
    ? formats[name as AnyFormatName]
    : undefined
