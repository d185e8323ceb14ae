/** Converts full-width digits, letters and signs, as a Chinese keyboard may type them (１２３，％), to half-width ones. */
export const halfWidth = (typed: string): string => typed.normalize('NFKC')

/**
 * Removes from a number or a code what stands between its characters where it was copied: spaces, dashes of any kind
 * and invisible characters.
 */
export const withoutSeparators = (typed: string): string =>
  halfWidth(typed).replace(/[\s\p{Pd}\p{Cf}]/gu, '')
