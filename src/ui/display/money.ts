/** 元: unchanged; 万元: divided by ten thousand; auto: 万元 if that leaves at most two decimals. */
export type MoneyUnit = '元' | '万元' | 'auto'

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/** Moves the decimal point within the text, so that an amount never becomes a binary fraction. */
const inTenThousands = (whole: string, fraction: string): [string, string] => {
  const digits = whole.padStart(5, '0')
  return [digits.slice(0, -4), (digits.slice(-4) + fraction).replace(/0+$/, '')]
}

const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * Formats an amount in 元 (a decimal string) with thousands separators and its unit.
 *
 * @returns undefined for a text that is not an amount
 */
export const formatMoney = (
  value: string,
  unit: MoneyUnit = '元',
): { amount: string; unit: '元' | '万元' } | undefined => {
  const match = DECIMAL.exec(value.trim())
  if (!match) return undefined
  const [, sign = '', whole = '0', fraction = ''] = match
  const [tens, rest] = inTenThousands(whole, fraction)
  const shown = unit === 'auto' ? (whole.length > 4 && rest.length <= 2 ? '万元' : '元') : unit
  const [integer, decimals] = shown === '万元' ? [tens, rest] : [whole, fraction]
  return { amount: `${sign}${grouped(integer)}${decimals ? `.${decimals}` : ''}`, unit: shown }
}

/** Returns an amount in 元 with thousands separators, without its unit; a text that is no amount stays. */
export const amountText = (value: string): string => formatMoney(value)?.amount ?? value
