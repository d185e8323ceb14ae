import type { FormatDeclaration } from './declaration.ts'
import { withoutSeparators } from './half-width.ts'
import { digitsOf, seeded } from './seeded.ts'

/** The number of an enterprise's bank account: 8 to 30 digits, of each bank's own make. */
export const bankAccount: FormatDeclaration = {
  message: '请输入 8 至 30 位数字的银行账号',
  validate: (value) => /^\d{8,30}$/.test(value),
  mask: (value) =>
    value.replace(/^(\d{4})\d{4,}(\d{4})$/, '$1 **** **** $2').replace(/^\d+(\d{4})$/, '**** $1'),
  sample: (seed) => digitsOf(seeded(seed), 16),
  normalise: (typed) => withoutSeparators(typed),
}
