/** Digits, letters and signs as a Chinese keyboard may type them (１２３，％), as everybody else's. */
export const halfWidth = (typed: string): string => typed.normalize('NFKC')
