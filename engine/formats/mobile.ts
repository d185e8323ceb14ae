import type { FormatDeclaration } from './declaration.ts'
import { withoutSeparators } from './half-width.ts'
import { digitsOf, seeded } from './seeded.ts'

/** A mobile number of mainland China: 11 digits that begin with 13 to 19. */
export const mobile: FormatDeclaration = {
  message: '请输入 11 位手机号',
  validate: (value) => /^1[3-9]\d{9}$/.test(value),
  mask: (value) => value.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2'),
  sample: (seed) => {
    const next = seeded(seed)
    return `1${3 + next(7)}${digitsOf(next, 9)}`
  },
  normalise: (typed) => withoutSeparators(typed).replace(/^\+?86(?=1\d{10}$)/, ''),
}
