import { inputOf } from './action-inputs.ts'

/* What is asked for at the registry of the credit reference centre, as JSON Schemas. */

/** A term in months: 1 to 360 (unified registration measures 2021, articles 12 and 13). */
const months = { type: 'string', pattern: String.raw`^([1-9]|[1-9]\d|[12]\d{2}|3[0-5]\d|360)$` }

export const registrationNumber = {
  type: 'string',
  title: '中登网登记编号（20 位数字）',
  pattern: String.raw`^\d{20}$`,
}

/** The term of a registration: 12 months by default. */
export const registrationTerm = { ...months, title: '登记期限（月，默认 12）' }

/** The extension of a registration before its last day. */
export const extensionInput = inputOf(['months'], {
  months: { ...months, title: '展期期限（月）' },
})
