import { isDigit, lengthOf, strangerIn } from './code-reasons.ts'
import { declareFormat } from './declaration.ts'
import { withoutSeparators } from './half-width.ts'
import { digitsOf, seeded } from './seeded.ts'

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
const REGIONS = ['110108', '310115', '330106', '440305', '510104', '320102']

/** The check character (MOD 31) of the first 17. */
const checkCharacter = (body: string): string | undefined => {
  const sum = WEIGHTS.reduce(
    (total, weight, index) => total + weight * ALPHABET.indexOf(body.charAt(index)),
    0,
  )
  return ALPHABET[(31 - (sum % 31)) % 31]
}

/** The code of a region stands at places 3 to 8. */
const isInRegion = (index: number): boolean => index >= 2 && index < 8

const isAllowed = (character: string, index: number): boolean =>
  isInRegion(index) ? isDigit(character) : ALPHABET.includes(character)

const expected = (character: string, index: number): string => {
  if (isInRegion(index)) return '应为数字：第 3 至 8 位是登记机关的行政区划'
  return /[IOSVZ]/.test(character)
    ? '不会出现在统一社会信用代码中（不使用 I、O、S、V、Z），请核对'
    : '不是数字或大写字母，请核对'
}

/** A unified social credit code of an organisation (GB 32100). It is public, so it is not masked. */
export const creditCode = declareFormat({
  title: '统一社会信用代码',
  words: '统一社会信用代码，18 位，校验校验码（GB 32100）',
  message: '请输入 18 位统一社会信用代码',
  wrong: (value) =>
    lengthOf('统一社会信用代码', value, 18) ??
    strangerIn(value, isAllowed, expected) ??
    (checkCharacter(value) === value[17]
      ? undefined
      : '统一社会信用代码的校验位（第 18 位）不符，请核对是否有输错的字符'),
  sample: (seed) => {
    const next = seeded(seed)
    const body = `91${REGIONS[next(REGIONS.length)]}MA${digitsOf(next, 7)}`
    return `${body}${checkCharacter(body)}`
  },
  normalise: (typed) => withoutSeparators(typed).toUpperCase(),
})
