import { declareFormat } from './declaration.ts'
import { halfWidth } from './half-width.ts'
import { whyNoNumber } from './number.ts'
import { readQuantity } from './quantity.ts'
import { seeded } from './seeded.ts'

const wrong = (value: string): string | undefined => {
  if (/^(100(\.0{1,4})?|\d{1,2}(\.\d{1,4})?)$/.test(value)) return undefined
  const read = readQuantity(value, '%')
  if (read === undefined) return whyNoNumber(value, '%')
  if (Number(read) < 0 || Number(read) > 100) return '百分比应在 0 至 100 之间'
  const places = read.split('.')[1]?.length ?? 0
  return places > 4
    ? `百分比最多四位小数，现为 ${places} 位`
    : '请输入 0 至 100 之间的百分比，最多四位小数'
}

/** A rate in percent, from 0 to 100, as a decimal string of at most four places: '4.35' is 4.35 %. */
export const percent = declareFormat({
  title: '百分比',
  words: '0 至 100 的百分比，字符串，最多四位小数',
  message: '请输入 0 至 100 之间的百分比，最多四位小数',
  isDecimal: true,
  wrong,
  sample: (seed) => {
    const next = seeded(seed)
    return `${next(100)}.${next(10)}${1 + next(9)}`
  },
  normalise: (typed) => readQuantity(typed, '%') ?? halfWidth(typed),
})
