/** Masks a phone number: 138****0000. Any other text is returned unchanged. */
export const maskPhone = (text: string): string =>
  text.replace(/^(1\d{2})\d{4}(\d{4})$/, '$1****$2')
