import { withoutInvisible } from '../json/invisible.ts'

/** Normalises typed or pasted text: without characters that show nothing, and without white space round it. */
export const normaliseText = (typed: string): string => withoutInvisible(typed).trim()

/**
 * Normalises typed text, with half-width digits, letters and signs where a Chinese keyboard has typed full-width ones
 * (１２３，％). Other characters stay: 5² is not 52.
 */
export const halfWidth = (typed: string): string =>
  normaliseText(typed)
    .replace(/[！-～]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0))
    .replaceAll('　', ' ')
    .replaceAll('￥', '¥')

/** Removes from a number or a code what stands between its characters where it was copied: spaces and dashes of any kind. */
export const withoutSeparators = (typed: string): string =>
  halfWidth(typed).replace(/[\s\p{Pd}\p{Default_Ignorable_Code_Point}]/gu, '')
