import { formats } from '../formats/formats.ts'
import { digitsOf, seeded } from '../formats/seeded.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { holds } from '../validation/condition.ts'

/** The personal texts of a record, each with the schemas of the fields that hold it. */
export type PersonalTexts = ReadonlyMap<string, readonly JsonSchema[]>

/** The candidates that are tried for one text before one is taken that a check may tell from its original. */
const MOST_TRIED = 400

/**
 * Returns a pseudonym for each personal text: of the same format with valid check digits, else of the same length and
 * kinds of characters; equal texts have one pseudonym, different ones different pseudonyms. Every format and every
 * schema of its fields judges a pseudonym as it judges the original.
 *
 * @param seed random, and kept secret: with it a pseudonym could be found by trying out all originals
 */
export const pseudonymsOf = (texts: PersonalTexts, seed: number): Map<string, string> => {
  const pseudonyms = new Map<string, string>()
  const taken = new Set(texts.keys())
  const next = seeded(seed)
  for (const [text, schemas] of texts) {
    const isAlike = checkOf(text, schemas)
    let pseudonym = sameShape(text, next)
    for (let tried = 0; tried < MOST_TRIED; tried += 1) {
      const candidate = candidateFor(text, schemas, next, tried)
      if (taken.has(candidate)) continue
      pseudonym = candidate
      if (isAlike(candidate)) break
    }
    taken.add(pseudonym)
    pseudonyms.set(text, pseudonym)
  }
  return pseudonyms
}

/** The formats whose values have parts that depend on each other; others keep their shape by themselves. */
const SAMPLED = ['resident-id', 'credit-code', 'mobile', 'email', 'uri'] as const

const candidateFor = (
  text: string,
  schemas: readonly JsonSchema[],
  next: (below: number) => number,
  tried: number,
): string => {
  const format = SAMPLED.find((name) => formats[name].validate(text))
  if (format && tried < MOST_TRIED / 2) return formats[format].sample(next(2 ** 31))
  // A pattern may name characters, such as the first letters of a number.
  const named = tried % 2 === 0 ? '' : schemas.map(patternOf).join('')
  return sameShape(text, next, named)
}

const patternOf = ({ pattern }: JsonSchema): string => (typeof pattern === 'string' ? pattern : '')

const checkOf = (text: string, schemas: readonly JsonSchema[]) => {
  const checks = [
    ...Object.values(formats).map(({ validate }) => validate),
    ...schemas.map((schema) => (value: string) => holds(schema, value)),
  ]
  const judged = checks.map((check) => check(text))
  return (candidate: string) => checks.every((check, at) => check(candidate) === judged[at])
}

/** Replaces letters by letters and digits by digits; characters of `kept`, and all others, stay. */
const sameShape = (text: string, next: (below: number) => number, kept = ''): string =>
  [...text]
    .map((character, at) => {
      if (kept.includes(character)) return character
      if (/\d/.test(character))
        return at === 0 && character !== '0' ? String(1 + next(9)) : digitsOf(next, 1)
      if (/[A-Z]/.test(character)) return String.fromCodePoint(65 + next(26))
      if (/[a-z]/.test(character)) return String.fromCodePoint(97 + next(26))
      return /\p{L}/u.test(character) ? [...CHARACTERS][next(CHARACTERS.length)] : character
    })
    .join('')

/** Characters of names that mean nothing together. */
const CHARACTERS =
  '安白柏晨川丁东方丰冈高谷光海和恒华江金锦景君康兰乐林岭明南宁平青清秋泉荣若山石书松苏泰田文溪夏新星兴秀旭言阳永雨元远云泽正知舟'
