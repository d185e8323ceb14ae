/** An amount in 元 as calls carry it: up to 13 digits and two decimals, without a sign. */
export const AMOUNT_PATTERN = String.raw`^\d{1,13}(\.\d{1,2})?$`

const AMOUNT = new RegExp(AMOUNT_PATTERN)

/** Tells whether a text is an amount in 元. */
export const isAmount = (text: string): boolean => AMOUNT.test(text)

/** Writes an amount in 元 as the messages of forms do: 1,000,000.00 元. */
export const spokenAmount = (yuan: string): string =>
  `${Number(yuan).toLocaleString('en-US', { minimumFractionDigits: 2 })} 元`
