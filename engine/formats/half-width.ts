/** Converts full-width digits, letters and signs, as a Chinese keyboard may type them (１２３，％), to half-width ones. */
export const halfWidth = (typed: string): string => typed.normalize('NFKC')
