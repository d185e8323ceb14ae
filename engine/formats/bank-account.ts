import { isDigit, lengthOf, strangerIn } from './code-reasons.ts'
import { declareFormat } from './declaration.ts'
import { withoutSeparators } from './half-width.ts'
import { digitsOf, seeded } from './seeded.ts'

/** The number of an enterprise's bank account: 8 to 30 digits, of each bank's own make. */
export const bankAccount = declareFormat({
  title: '银行账号',
  words: '对公银行账号，8 至 30 位数字',
  message: '请输入 8 至 30 位数字的银行账号',
  wrong: (value) =>
    strangerIn(value, isDigit, () => '不是数字，银行账号由 8 至 30 位数字组成') ??
    lengthOf('银行账号', value, 8, 30),
  mask: (value) =>
    value.replace(/^(\d{4})\d{4,}(\d{4})$/, '$1 **** **** $2').replace(/^\d+(\d{4})$/, '**** $1'),
  sample: (seed) => digitsOf(seeded(seed), 16),
  normalise: withoutSeparators,
})
