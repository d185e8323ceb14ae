import { isDigit, lengthOf, strangerIn } from './code-reasons.ts'
import { declareFormat } from './declaration.ts'
import { withoutSeparators } from './half-width.ts'
import { digitsOf, seeded } from './seeded.ts'

/** The sum of the Luhn algorithm (ISO/IEC 7812-1), modulo 10: 0 for a valid number. */
const luhn = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (doubled > 9 ? doubled - 9 : doubled)
  }, 0) % 10

/** A bank card number: 13 to 19 digits, the last one a check digit. */
export const bankCard = declareFormat({
  title: '银行卡号',
  words: '银行卡号，13 至 19 位，校验 Luhn 校验码',
  message: '请输入正确的银行卡号（13 至 19 位数字）',
  wrong: (value) =>
    strangerIn(value, isDigit, () => '不是数字，银行卡号由 13 至 19 位数字组成') ??
    lengthOf('银行卡号', value, 13, 19) ??
    (luhn(value) === 0 ? undefined : '银行卡号的校验位不符，请核对是否有输错的数字'),
  mask: (value) => value.replace(/^(\d{4})\d+(\d{4})$/, '$1 **** **** $2'),
  sample: (seed) => {
    const body = `622202${digitsOf(seeded(seed), 12)}`
    return `${body}${(10 - luhn(`${body}0`)) % 10}`
  },
  normalise: withoutSeparators,
})
