import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from '#schemas/api/json.ts'

const HOSTILE = ['__proto__', 'constructor', 'prototype']

/** Random JSON with hostile names among harmless ones, at any depth, also spelled with escapes. */
const hostileJson = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.jsonValue({ maxDepth: 0 }).map((value) => JSON.stringify(value)),
    fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(',')}]`),
    fc
      .array(fc.tuple(fc.constantFrom(...HOSTILE, 'a', 'b'), fc.boolean(), tie('value')), {
        maxLength: 4,
      })
      .map((members) => `{${members.map(memberText).join(',')}}`),
  ),
})).value

const memberText = ([name, isEscaped, value]: [string, boolean, string]): string => {
  const spelled = isEscaped ? name.replace('o', '\\u006f') : name
  return `"${spelled}":${value}`
}

const objectsIn = (value: unknown): object[] => {
  if (value === null || typeof value !== 'object') return []
  const inside = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inside : [value, ...inside]
}

const ownNames = (value: unknown): string[] =>
  value !== null && typeof value === 'object'
    ? [...Object.getOwnPropertyNames(value), ...Object.values(value).flatMap(ownNames)]
    : []

describe('parseJson', () => {
  it('removes every name that reaches a prototype, at any depth and in any spelling', () => {
    const before = Object.getOwnPropertyNames(Object.prototype)
    fc.assert(
      fc.property(hostileJson, (text) => {
        const parsed = parseJson(text)
        expect(ownNames(parsed).filter((name) => HOSTILE.includes(name))).toEqual([])
        const prototypes = objectsIn(parsed).map(
          (object) => Object.getPrototypeOf(object) as unknown,
        )
        expect(prototypes.filter((prototype) => prototype !== Object.prototype)).toEqual([])
        expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
      }),
      { numRuns: 2_000 },
    )
  })

  it('keeps everything else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value)
        fc.pre(!HOSTILE.some((name) => text.includes(`"${name}"`)))
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })
})
