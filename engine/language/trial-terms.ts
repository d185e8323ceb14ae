import { isJsonObject } from '../json/object.ts'

/** The terms of a trial: those of a repayment plan. */
export const TRIAL_TERMS = [
  'amount',
  'annualRate',
  'method',
  'dayCount',
  'periods',
  'days',
  'startDate',
] as const
export type TrialTerm = (typeof TRIAL_TERMS)[number]

/** By term, a pointer into the collected data, or a constant. */
export type TrialTerms = Readonly<Partial<Record<TrialTerm, string | number>>>

/** Tells whether a definition's `terms` are valid: texts and numbers by the names of terms. */
export const isTrialTerms = (value: unknown): value is TrialTerms =>
  isJsonObject(value) &&
  Object.entries(value).every(
    ([name, given]) =>
      (TRIAL_TERMS as readonly string[]).includes(name) &&
      (typeof given === 'number' || (typeof given === 'string' && given !== '')),
  )

/** Tells whether a term or an amount points to a value, instead of being one. */
export const isPointer = (given: unknown): given is `/${string}` =>
  typeof given === 'string' && given.startsWith('/')
