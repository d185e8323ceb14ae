import { deepEquals as ofRjsf } from '@rjsf/utils'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import deepEquals from '#src/forms/stand-ins/deep-equals.ts'

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(undefined, null, true, 0, -0, 1, '', '甲', Number.NaN),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('any'), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
    fc.constant(() => undefined),
  ),
})).any

test('says what rjsf says of any two values', () => {
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(deepEquals(one, other)).toBe(ofRjsf(one, other))
    }),
    { numRuns: 2000 },
  )
})

test('a copy is equal, whatever the order of its members', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (one) => {
      const text = JSON.stringify(one)
      expect(deepEquals(JSON.parse(text), JSON.parse(text))).toBe(true)
    }),
  )
  expect(deepEquals({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
  expect(deepEquals({ a: 1 }, { a: 1, b: undefined })).toBe(false)
})

test('values that contain themselves are compared once, and objects of a class by identity', () => {
  const circle = (end: unknown) => {
    const one: Record<string, unknown> = { end }
    one.self = one
    return one
  }
  expect(deepEquals(circle(1), circle(1))).toBe(true)
  expect(deepEquals(circle(1), circle(2))).toBe(false)
  const store = new Map([['a', 1]])
  expect(deepEquals({ store }, { store })).toBe(true)
  expect(deepEquals({ store }, { store: new Map(store) })).toBe(false)
})
