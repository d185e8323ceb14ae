/** The default number of digits of a code that is sent to a phone. */
export const CODE_LENGTH = 6

/** Tells whether a text without separators is a code of this length. */
export const isCode = (text: string, length: number): boolean =>
  text.length === length && /^\d+$/.test(text)
