import { isRealDate } from './calendar.ts'
import type { FormatDeclaration } from './declaration.ts'
import { withoutSeparators } from './half-width.ts'
import { digitsOf, seeded } from './seeded.ts'

const BRANCH = /^[1-9]\d{5}(18|19|20)\d{9}[\dX]$/
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const REGIONS = ['110101', '310115', '330106', '440305', '510104', '320102']

/** The check character (ISO 7064 MOD 11-2) of the first 17 digits. */
const checkCharacter = (body: string): string | undefined => {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(body[index]), 0)
  return '10X98765432'[sum % 11]
}

/** A resident identity number (GB 11643): region, date of birth, serial, check character. */
export const residentId: FormatDeclaration = {
  message: '请输入 18 位居民身份证号',
  validate: (value) =>
    BRANCH.test(value) &&
    isRealDate(
      Number(value.slice(6, 10)),
      Number(value.slice(10, 12)),
      Number(value.slice(12, 14)),
    ) &&
    checkCharacter(value) === value[17],
  mask: (value) => value.replace(/^(.{6}).{8}(.{4})$/, '$1********$2'),
  sample: (seed) => {
    const next = seeded(seed)
    const two = (number: number) => String(number).padStart(2, '0')
    const born = `${1960 + next(45)}${two(1 + next(12))}${two(1 + next(28))}`
    const body = `${REGIONS[next(REGIONS.length)]}${born}${digitsOf(next, 3)}`
    return `${body}${checkCharacter(body)}`
  },
  normalise: (typed) => withoutSeparators(typed).toUpperCase(),
}
