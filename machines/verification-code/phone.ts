import { PHONE_PATTERN, sessionText } from '#schemas/session.ts'

/** Spaces are stripped from what is typed before it is checked and sent (section 5). */
export const strip = (value: string): string => value.replaceAll(/\s/g, '')

/** What is wrong with a phone as it was typed, in the words of section 5; undefined if nothing is. */
export const phoneError = (typed: string): string | undefined => {
  const phone = strip(typed)
  if (!phone) return sessionText.phoneMissing
  return PHONE_PATTERN.test(phone) ? undefined : sessionText.phoneWrong
}
