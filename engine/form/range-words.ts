import { atPointer } from '../json/pointer.ts'
import { isRange, RANGE_ENDS } from '../language/range-option.ts'
import { OPTIONS } from '../language/words.ts'

type Options = Readonly<Record<string, unknown>>

/** Words the range of a field: 10 万元至 500 万元; '' where no end is known. */
export const rangeWords = (options: Options, isMoney: boolean, collected: Options): string => {
  const range = options[OPTIONS.range]
  if (!isRange(range)) return ''
  const unit = typeof options.unit === 'string' ? ` ${options.unit}` : ''
  const [min, max] = RANGE_ENDS.map((end) => {
    const pointer = range[end]
    const limit = pointer === undefined ? undefined : atPointer(collected, pointer)
    if (limit === '' || (typeof limit !== 'string' && typeof limit !== 'number')) return ''
    if (!Number.isFinite(Number(limit))) return ''
    return isMoney ? amountWords(Number(limit)) : `${limit}${unit}`
  })
  if (min && max) return `${min}至 ${max}`
  if (min) return `不低于 ${min}`
  return max ? `不超过 ${max}` : ''
}

/** Words an amount in 元 in the unit in which customers speak of it: in 万元 where two decimals hold it. */
const amountWords = (yuan: number): string =>
  yuan >= 10_000 && yuan % 100 === 0 ? `${grouped(yuan / 10_000)} 万元` : `${grouped(yuan)} 元`

const grouped = (figure: number): string =>
  figure.toLocaleString('en-US', { maximumFractionDigits: 2 })
