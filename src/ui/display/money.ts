/** 元 stays as it is; 万元 divides by ten thousand; auto takes 万元 where that leaves no more than two decimals. */
export type MoneyUnit = '元' | '万元' | 'auto'

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

/** Moves the point, in text: an amount never becomes a binary fraction. */
const inTenThousands = (whole: string, fraction: string): [string, string] => {
  const digits = whole.padStart(5, '0')
  return [digits.slice(0, -4), (digits.slice(-4) + fraction).replace(/0+$/, '')]
}

const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * An amount in 元 (a decimal string) with thousands separators and its unit; what is no amount is
 * undefined.
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
