/** Converts full-width digits, letters and signs, as a Chinese keyboard may type them (１２３，％), to half-width ones. */
export const halfWidth = (typed: string): string => typed.normalize('NFKC')

/**
 * Removes from a number or a code what stands between its characters where it was copied: spaces, dashes of any kind
 * and invisible characters.
 */
export const withoutSeparators = (typed: string): string =>
  halfWidth(typed).replace(/[\s\p{Pd}\p{Cf}]/gu, '')

/**
 * Removes from an amount, a rate or a weight all that is no part of the number: spaces, thousands separators, signs and
 * the units 元 and 吨. Other characters stay, to be refused: 5万 is not 5.
 */
export const plainNumber = (typed: string): string =>
  halfWidth(typed)
    .replace(/[\s,¥%元吨\p{Cf}]/gu, '')
    .replaceAll('。', '.')
