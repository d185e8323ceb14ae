/** A phone number as others may see it: 138****0000; anything else stays as it is. */
export const maskPhone = (text: string): string =>
  text.replace(/^(1\d{2})\d{4}(\d{4})$/, '$1****$2')
