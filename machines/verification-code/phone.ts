import { mobile } from '#engine/formats/mobile.ts'
import { codeTexts } from './texts.ts'

/** Removes spaces from a typed text before it is checked and sent (specification, section 5). */
export const strip = (value: string): string => value.replaceAll(/\s/g, '')

/** The message for a typed phone number that has an issue, in the words of section 5. */
export const phoneError = (typed: string): string | undefined => {
  const phone = strip(typed)
  if (!phone) return codeTexts.phoneMissing
  return mobile.validate(phone) ? undefined : codeTexts.phoneWrong
}
