import type { FormatDeclaration } from './declaration.ts'
import { withoutSeparators } from './half-width.ts'
import { digitsOf, seeded } from './seeded.ts'

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const BRANCH = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/
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

/** A unified social credit code of an organisation (GB 32100). It is public, so it is not masked. */
export const creditCode: FormatDeclaration = {
  message: '请输入 18 位统一社会信用代码',
  validate: (value) => BRANCH.test(value) && checkCharacter(value) === value[17],
  mask: (value) => value,
  sample: (seed) => {
    const next = seeded(seed)
    const body = `91${REGIONS[next(REGIONS.length)]}MA${digitsOf(next, 7)}`
    return `${body}${checkCharacter(body)}`
  },
  normalise: (typed) => withoutSeparators(typed).toUpperCase(),
}
