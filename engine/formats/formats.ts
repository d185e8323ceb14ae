import { bankAccount } from './bank-account.ts'
import { bankCard } from './bank-card.ts'
import { color } from './color.ts'
import { creditCode } from './credit-code.ts'
import { date } from './date.ts'
import { dateTime } from './date-time.ts'
import type { FormatDeclaration, Surroundings } from './declaration.ts'
import { duration } from './duration.ts'
import { email, idnEmail } from './email.ts'
import { hostname, idnHostname } from './hostname.ts'
import { ipv4, ipv6 } from './ip-address.ts'
import { jsonPointer, relativeJsonPointer } from './json-pointer.ts'
import { mobile } from './mobile.ts'
import { datetime, time } from './moments.ts'
import { money } from './money.ts'
import { month, week, year } from './periods.ts'
import { percent } from './percent.ts'
import { quantity } from './amount-of-goods.ts'
import { regex } from './regex.ts'
import { residentId } from './resident-id.ts'
import { uri, uriReference, uriTemplate } from './uri.ts'
import { uuid } from './uuid.ts'

const declared = {
  mobile,
  'resident-id': residentId,
  'credit-code': creditCode,
  'bank-card': bankCard,
  'bank-account': bankAccount,
  money,
  percent,
  quantity,
  month,
  year,
  week,
  datetime,
  time,
  date,
  'date-time': dateTime,
  duration,
  email,
  'idn-email': idnEmail,
  uri,
  iri: uri,
  'uri-reference': uriReference,
  'iri-reference': uriReference,
  'uri-template': uriTemplate,
  hostname,
  'idn-hostname': idnHostname,
  ipv4,
  ipv6,
  uuid,
  'json-pointer': jsonPointer,
  'relative-json-pointer': relativeJsonPointer,
  regex,
  color,
}

/** All values of `format` that a definition may use: those of JSON Schema, and those of the process language. */
export type FormatName = keyof typeof declared

/** The declaration of each format: validation, masking, samples and messages. */
export const formats: Readonly<Record<FormatName, FormatDeclaration>> = declared

/** The names of all formats. */
export const FORMATS = Object.keys(declared) as readonly FormatName[]

/** Formats a value for display. */
export const shownIn = (
  format: FormatDeclaration | undefined,
  value: string,
  surroundings?: Surroundings,
): string => format?.show?.(value, surroundings) ?? value

/** Returns the format of a name, or undefined. */
export const formatNamed = (name: unknown): FormatDeclaration | undefined =>
  typeof name === 'string' && Object.hasOwn(formats, name) ? formats[name as FormatName] : undefined

/** Tells whether the values of a format are decimals, which are kept as texts. */
export const isDecimalFormat = (name: unknown): boolean => formatNamed(name)?.isDecimal === true
