import { isJsonObject } from '../json/object.ts'
import { OPTIONS } from './words.ts'

/** The text that a consent is given to. */
export interface Agreement {
  title: string
  paragraphs: readonly string[]
}

/** Returns the agreement of a consent (`ui:options.agreement`); undefined without a valid one. */
export const agreementOf = (options: Readonly<Record<string, unknown>>): Agreement | undefined => {
  const agreement = options[OPTIONS.agreement]
  return isAgreement(agreement) ? agreement : undefined
}

/** Tells whether a definition's `agreement` has a title and at least one paragraph. */
export const isAgreement = (value: unknown): value is Agreement =>
  isJsonObject(value) &&
  isText(value.title) &&
  Array.isArray(value.paragraphs) &&
  value.paragraphs.length > 0 &&
  value.paragraphs.every(isText)

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
