import { addMonths } from './calendar.ts'

/** The registration of a right at the credit reference centre: its number, '' without one, and its last day. */
export interface Registration {
  number: string
  /** null where the end is not known. */
  until: string | null
}

/** The term in months, where none is given. */
const TERM = 12

/** Returns the last day of a registration, or of its extension, of so many months from a day on; '' for the usual term. */
export const registeredUntil = (day: string, months: string): string =>
  addMonths(day, Number(months || TERM))

/** Tells whether a registration counts on a day: until its last one. */
export const isInForce = ({ number, until }: Registration, today: string): boolean =>
  number !== '' && (until ?? today) >= today

/** Says why a registration can't be extended or cancelled; undefined where it can, and for other actions. */
export const registrationHindrance = (
  { number, until }: Registration,
  action: string,
  today: string,
): string | undefined => {
  if (action !== 'extendRegistration' && action !== 'cancelRegistration') return undefined
  if (!number) return '本平台没有办理过登记'
  if (action === 'cancelRegistration') return undefined
  if (until === null) return '原登记没有到期日，不能展期，请重新登记'
  return until < today ? '登记已到期，不能展期，请重新登记' : undefined
}
