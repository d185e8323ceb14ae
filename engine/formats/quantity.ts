import { halfWidth } from './half-width.ts'

/** The powers of ten of the words behind a number: 12万 is 120000. */
const SCALES = new Map([...'十百千万亿'].map((word, index) => [word, [1, 2, 3, 4, 8][index] ?? 0]))

/** The longest text that is read, in characters: a longer one would be worked on for minutes. */
const LONGEST = 1_000

const FIGURES = String.raw`\d{1,3}(?:(?:,\s?|\s)\d{3})+(?:\.\d*)?|\d+(?:\.\d*)?|\.\d+`
const PART = new RegExp(String.raw`^(${FIGURES})\s*([十百千]?[万亿]?亿?)\s*`)

/**
 * Reads a quantity as people type it: full-width, with separators between groups of three digits, with 万 and 亿, with
 * its unit: `1,234.50`, `￥3,000`, `40万`, `1.2亿元`. The whole text has to be a quantity.
 * @param unit of the result, 元, 万元, 天, %, …; a text that names another one is refused
 * @returns a decimal text without separators, exact; undefined where the text is no quantity in that unit
 */
export const readQuantity = (typed: string, unit = ''): string | undefined => {
  if (typed.length > LONGEST) return undefined
  const [, scaleWords = '', base = ''] = /^([十百千万亿]*)(.*)$/.exec(unit) ?? []
  const isMoney = base === '元'
  let rest = halfWidth(typed).replaceAll('。', '.').replaceAll('−', '-')
  const before = rest
  if (isMoney) rest = rest.replace(/^(?:人民币|RMB|CNY)?\s*¥?\s*/i, '')
  let isNamed = rest !== before
  const [sign = ''] = /^[+-]/.exec(rest) ?? []
  const read = readParts(rest.slice(sign.length))
  if (!read) return undefined
  const tail = isMoney ? read.rest.replace(/^元?[整正]$/, base) : read.rest
  if (tail !== '' && tail !== base && tail !== unit) return undefined
  isNamed ||= read.isScaled || (tail !== '' && tail !== unit)
  const amount = isNamed ? shifted(read.figures, -powerOf(scaleWords)) : read.figures
  return sign === '-' && Number(amount) !== 0 ? `-${amount}` : amount
}

/** Reads a figure whose unit is known from elsewhere, in 元, percent or tonnes; undefined where the text is none. */
export const readFigure = (typed: string): string | undefined =>
  ['元', '%', '吨'].map((unit) => readQuantity(typed, unit)).find((read) => read !== undefined)

interface Read {
  figures: string
  /** A scale was named: the figures are in single units. */
  isScaled: boolean
  rest: string
}

/** Reads 1亿2000万 by its parts, each of a smaller scale than the one before. 12万5 is ambiguous, and refused. */
const readParts = (text: string): Read | undefined => {
  let rest = text
  let total = ''
  let power = Infinity
  let part = ''
  while (power > 0) {
    const [whole, figures, scale = ''] = PART.exec(rest) ?? []
    if (whole === undefined || figures === undefined) break
    const [above, before] = [power, part]
    power = powerOf(scale)
    part = plain(figures)
    // A later part takes the place of the zeros of the ones before.
    if (total !== '' && (before.includes('.') || !isBelow(part, power, above))) return undefined
    const value = shifted(part, power)
    total = total.slice(0, -(value.split('.')[0] ?? '').length) + value
    rest = rest.slice(whole.length)
    if (power === 0) return { figures: total, isScaled: above !== Infinity, rest }
  }
  return total === '' ? undefined : { figures: total, isScaled: true, rest }
}

/** Tells whether a part fits below a scale; one without a scale has to have all its digits: 3万5000. */
const isBelow = (figures: string, power: number, above: number): boolean =>
  Number(figures) * 10 ** power < 10 ** above && (power > 0 || Number(figures) >= 10 ** (above - 1))

const powerOf = (scale: string): number =>
  [...scale].reduce((power, word) => power + (SCALES.get(word) ?? 0), 0)

/** Removes separators, and zeros that say nothing. */
const plain = (figures: string): string =>
  figures
    .replace(/[,\s]/g, '')
    .replace(/\.$/, '')
    .replace(/^\./, '0.')
    .replace(/^0+(?=\d)/, '')

/** Adds thousands separators; text that is not a decimal number is returned unchanged. */
export const grouped = (decimal: string): string => {
  const [, sign, whole, rest] = /^(-?)(\d+)(\.\d*)?$/.exec(decimal) ?? []
  if (whole === undefined) return decimal
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest ?? ''}`
}

/** Returns an amount grouped and with its unit, in 元 with two decimals: 1,000,000.00 元. */
export const amountText = (amount: string, unit = '元'): string => {
  const [, whole, fraction = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  if (whole === undefined) return `${amount} ${unit}`
  const decimals = unit === '元' ? fraction.padEnd(2, '0') : fraction
  return `${grouped(decimals ? `${whole}.${decimals}` : whole)} ${unit}`
}

/** Tells whether a text says its number in words, so that the number it is read as is worth showing: 12万. */
export const isInWords = (typed: string): boolean => /[十百千万亿]/.test(typed)

/** Moves the decimal point of a decimal text: no binary fractions. */
export const shifted = (decimal: string, places: number): string => {
  if (places === 0) return decimal
  const [whole = '', fraction = ''] = decimal.split('.')
  const digits = whole + fraction
  const point = whole.length + places
  const padded =
    point <= 0 ? digits.padStart(digits.length - point + 1, '0') : digits.padEnd(point, '0')
  const at = Math.max(point, 1)
  const rest = padded.slice(at).replace(/0+$/, '')
  return plain(`${padded.slice(0, at)}${rest ? `.${rest}` : ''}`)
}
