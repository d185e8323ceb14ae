import { declareFormat } from './declaration.ts'
import { normaliseText } from './half-width.ts'
import { digitsOf, seeded } from './seeded.ts'

const isPattern = (value: string): boolean => {
  try {
    return new RegExp(value, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** A regular expression (ECMA-262). It is parsed, and never run. */
export const regex = declareFormat({
  title: '正则表达式',
  words: '正则表达式，如 ^[A-Z]{3}$',
  message: '请输入正则表达式，例如 ^[A-Z]{3}$',
  wrong: (value) =>
    isPattern(value) ? undefined : '正则表达式有误，请核对括号是否成对、“\\”后的字符是否可用',
  sample: (seed) => `^[A-Z]{${1 + Number(digitsOf(seeded(seed), 2))}}$`,
  normalise: normaliseText,
})
