import { formatNamed } from '../../formats/formats.ts'
import type { FormatDeclaration } from '../../formats/declaration.ts'
import { resolved } from '../../form/schema-parts.ts'
import { pointerTo } from '../../json/pointer.ts'
import type { Report } from '../../language/diagnostic.ts'
import type { JsonSchema } from '../../language/json-schema.ts'
import { patternTree, type PatternPart, type PatternTree } from '../../language/pattern-tree.ts'
import type { SchemaIndex } from '../schema-index.ts'
import { samplesNear } from './pattern-samples.ts'

/** Reports patterns that no value of their format matches, and those that hold a count of characters without an end. */
export const checkPatterns = (
  root: JsonSchema,
  { all }: SchemaIndex,
  pointer: string,
  report: Report,
): void => {
  for (const [at, own] of all) {
    const schema = resolved(own, root, at).schema
    const { pattern, minLength, maxLength } = schema
    if (typeof pattern !== 'string') continue
    const tree = patternTree(pattern)
    if (!tree) continue
    const format = formatNamed(schema.format)
    const where = pointer + pointerTo(at, own.pattern === undefined ? '$ref' : 'pattern')
    if (format && excludes(pattern, tree, format))
      report(
        'impossible-value',
        where,
        `pattern ${pattern} 与 format ${String(schema.format)} 没有共同的值（如 ${format.sample(1)} 不符合 pattern）`,
      )
    const [least, most] = lengthsOf(tree)
    if (typeof minLength === 'number' && minLength > most)
      report(
        'impossible-value',
        where,
        `pattern ${pattern} 最多 ${most} 个字，少于 minLength（${minLength}）`,
      )
    else if (typeof maxLength === 'number' && maxLength < least && ONE_EACH.test(pattern))
      report(
        'impossible-value',
        where,
        `pattern ${pattern} 至少 ${least} 个字，多于 maxLength（${maxLength}）`,
      )
    else if (own.pattern !== undefined && maxLength === undefined && !format) {
      const loose = looseEnd(tree)
      if (loose !== undefined)
        report('strict-schema', where, `pattern ${pattern} ${loose}，其余的字数不受限制；请补充`)
    }
  }
}

/** A pattern of plain characters, of which each counts as one: letters of other scripts may be several for one that is seen. */
const ONE_EACH = /^(?!.*(?:\\[pP]|(?<!\\)\.|\[\^|\\[DWSu]))[\x20-\x7e]*$/

/** The characters that a text has at least and at most which matches a pattern: one without both ends has no most. */
const lengthsOf = (tree: PatternTree): Lengths => {
  const [least, most] = lengthsWithin(tree)
  const isWhole = tree.every(
    (sequence) => isAssertion(sequence.at(0), '^') && isAssertion(sequence.at(-1), '$'),
  )
  return [least, isWhole ? most : Infinity]
}

type Lengths = readonly [least: number, most: number]

const lengthsWithin = (tree: PatternTree): Lengths => {
  const each = tree.map((sequence) => sequence.map(lengthsOfPart))
  const sums = (end: 0 | 1) =>
    each.map((parts) => parts.reduce((sum, lengths) => sum + lengths[end], 0))
  return [Math.min(...sums(0)), Math.max(...sums(1))]
}

const lengthsOfPart = (part: PatternPart): Lengths => {
  if ('assertion' in part) return [0, 0]
  const [least, most] = 'group' in part ? lengthsWithin(part.group) : [1, 1]
  return [least * part.least, most === 0 || part.most === 0 ? 0 : most * part.most]
}

const isAssertion = (part: PatternPart | undefined, text: string): boolean =>
  part !== undefined && 'assertion' in part && part.assertion === text

/** The number of samples of a format, and of a pattern, that are tried. */
const TRIED = 300

/** A code may end in a check character, which a pattern leaves to chance. */
const ENDS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Tells whether, as far as samples tell, no value of a format matches a pattern. */
const excludes = (pattern: string, tree: PatternTree, format: FormatDeclaration): boolean => {
  const isMatch = (text: string) => matcher.test(text)
  const matcher = new RegExp(pattern, 'u')
  const samples = Array.from({ length: TRIED }, (_, seed) => format.sample(seed + 1))
  if (samples.some(isMatch)) return false
  let isDescribed = false
  for (const text of samplesNear(tree, (nth) => samples[nth] ?? '', TRIED)) {
    if (!isMatch(text)) continue
    isDescribed = true
    const ends = ENDS.map((end) => text.slice(0, -1) + end)
    if ([text, ...ends].some((one) => format.validate(one) && isMatch(one))) return false
  }
  // A pattern of which no text is known says nothing.
  return isDescribed
}

/** Returns which end of a pattern is open although a count of characters stands there; undefined for none. */
const looseEnd = (tree: PatternTree): string | undefined => {
  const [start, end] = [0, -1].map((place) =>
    tree.some((sequence) => isCounted(sequence.at(place))),
  )
  if (start && end) return '没有以 ^ 开头、以 $ 结尾'
  if (start) return '没有以 ^ 开头'
  return end ? '没有以 $ 结尾' : undefined
}

const isCounted = (part: PatternPart | undefined): boolean =>
  part !== undefined && 'character' in part && part.most > 1 && part.most !== Infinity
