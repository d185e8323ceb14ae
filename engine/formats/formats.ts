import { bankAccount } from './bank-account.ts'
import { bankCard } from './bank-card.ts'
import { creditCode } from './credit-code.ts'
import { dateTime } from './date-time.ts'
import type { FormatDeclaration, Surroundings } from './declaration.ts'
import { mobile } from './mobile.ts'
import { money } from './money.ts'
import { datetime, time } from './moments.ts'
import { month, week, year } from './periods.ts'
import { percent } from './percent.ts'
import { residentId } from './resident-id.ts'
import { date, email, uri } from './standard.ts'
import type { FORMATS, STANDARD_FORMATS } from '../language/words.ts'

/** All values of `format` that a definition may use. */
export type AnyFormatName = (typeof FORMATS)[number] | (typeof STANDARD_FORMATS)[number]

/** The declaration of each format: validation, masking, samples and messages. */
export const formats: Readonly<Record<AnyFormatName, FormatDeclaration>> = {
  mobile,
  'resident-id': residentId,
  'credit-code': creditCode,
  'bank-card': bankCard,
  'bank-account': bankAccount,
  money,
  percent,
  month,
  year,
  week,
  datetime,
  time,
  date,
  'date-time': dateTime,
  email,
  uri,
}

/** Formats a value for display. */
export const shownIn = (
  format: FormatDeclaration | undefined,
  value: string,
  surroundings?: Surroundings,
): string => format?.show?.(value, surroundings) ?? value

/** Tells whether the values of a format are decimals, which are kept as texts. */
export const isDecimalFormat = (name: unknown): boolean => name === 'money' || name === 'percent'

/** Returns the format of a name, or undefined. */
export const formatNamed = (name: unknown): FormatDeclaration | undefined =>
  typeof name === 'string' && Object.hasOwn(formats, name)
    ? formats[name as AnyFormatName]
    : undefined
