import { isRealDate } from './calendar.ts'
import { isDigit, lengthOf, strangerIn } from './code-reasons.ts'
import { declareFormat } from './declaration.ts'
import { withoutSeparators } from './half-width.ts'
import { digitsOf, seeded } from './seeded.ts'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const REGIONS = ['110101', '310115', '330106', '440305', '510104', '320102']

/** The check character (ISO 7064 MOD 11-2) of the first 17 digits. */
const checkCharacter = (body: string): string | undefined => {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(body[index]), 0)
  return '10X98765432'[sum % 11]
}

const isAllowed = (character: string, index: number): boolean =>
  isDigit(character) ? index !== 0 || character !== '0' : index === 17 && character === 'X'

const wrongBirth = (value: string): string | undefined => {
  const [, year, month, day] = /^.{6}((?:18|19|20)\d\d)(\d\d)(\d\d)/.exec(value) ?? []
  return isRealDate(Number(year), Number(month), Number(day))
    ? undefined
    : `第 7 至 14 位“${value.slice(6, 14)}”不是有效的出生日期，请核对`
}

/** A resident identity number (GB 11643): region, date of birth, serial, check character. */
export const residentId = declareFormat({
  title: '身份证号码',
  words: '居民身份证号，18 位，校验出生日期与校验码（GB 11643）',
  message: '请输入 18 位居民身份证号',
  wrong: (value) =>
    lengthOf('居民身份证号', value, 18) ??
    strangerIn(value, isAllowed, (_, index) =>
      index === 0 ? '不正确，第 1 位应为 1 至 9' : index === 17 ? '应为数字或 X' : '应为数字',
    ) ??
    wrongBirth(value) ??
    (checkCharacter(value) === value[17]
      ? undefined
      : '居民身份证号的校验位（第 18 位）不符，请核对是否有输错的数字'),
  mask: (value) => value.replace(/^(.{6}).{8}(.{4})$/, '$1********$2'),
  sample: (seed) => {
    const next = seeded(seed)
    const two = (number: number) => String(number).padStart(2, '0')
    const born = `${1960 + next(45)}${two(1 + next(12))}${two(1 + next(28))}`
    const body = `${REGIONS[next(REGIONS.length)]}${born}${digitsOf(next, 3)}`
    return `${body}${checkCharacter(body)}`
  },
  normalise: (typed) => withoutSeparators(typed).toUpperCase(),
})
