import { openCondition } from '../../expression/open-condition.ts'
import { ExpressionError } from '../../expression/expression-error.ts'
import { atPointer } from '../../json/pointer.ts'
import type { MakeFix } from './fix.ts'

/** Writes signs and words of other languages as those of expressions, outside of its texts, where that is one then. */
export const withOwnSigns: MakeFix = ({ pointer, json }) => {
  const source = atPointer(json, pointer)
  if (typeof source !== 'string') return undefined
  const instead = source
    .split(/("[^"]*"|'[^']*')/)
    .map((part, at) =>
      // Every second part is a text.
      at % 2 === 1 ? part : SIGNS.reduce((text, [sign, own]) => text.replaceAll(sign, own), part),
    )
    .join('')
  if (instead === source || !isExpression(instead)) return undefined
  return { title: `改为 ${instead}`, edits: [{ kind: 'set', pointer, value: instead }] }
}

const SIGNS: readonly (readonly [sign: RegExp, own: string])[] = [
  [/≥|＞[=＝]|=>/g, '>='],
  [/≤|＜[=＝]|=</g, '<='],
  [/≠|<>|！[=＝]/g, '!='],
  [/＞/g, '>'],
  [/＜/g, '<'],
  [/（/g, '('],
  [/）/g, ')'],
  [/，/g, ','],
  [/×/g, '*'],
  [/÷/g, '/'],
  [/＋/g, '+'],
  [/[“”]/g, '"'],
  [/===/g, '=='],
  [/(?<![<>=!])[=＝](?!=)/g, '=='],
  [/\s*(?:并且|且|\band\b)\s*/gi, ' && '],
  [/\s*(?:或者|或|\bor\b)\s*/gi, ' || '],
]

/** Names and types are checked by themselves. */
const isExpression = (source: string): boolean => {
  try {
    openCondition(source)
    return true
  } catch (error) {
    const { cause } = error as Error
    return cause instanceof ExpressionError && cause.kind !== 'syntax'
  }
}
