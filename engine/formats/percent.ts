import type { FormatDeclaration } from './declaration.ts'
import { halfWidth } from './half-width.ts'
import { seeded } from './seeded.ts'

/** A rate in percent, from 0 to 100, as a decimal string of at most four places: '4.35' is 4.35 %. */
export const percent: FormatDeclaration = {
  message: '请输入 0 至 100 之间的百分比，最多四位小数',
  validate: (value) => /^(100(\.0{1,4})?|\d{1,2}(\.\d{1,4})?)$/.test(value),
  mask: (value) => value,
  sample: (seed) => {
    const next = seeded(seed)
    return `${next(100)}.${next(10)}${1 + next(9)}`
  },
  normalise: (typed) =>
    halfWidth(typed)
      .replace(/[\s%\p{Cf}]/gu, '')
      .replace('。', '.')
      .replace(/^\./, '0.')
      .replace(/^0+(?=\d)/, '')
      .replace(/\.$/, ''),
}
