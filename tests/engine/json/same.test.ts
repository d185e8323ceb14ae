import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameJson } from '#engine/json/same.ts'

/** Returns a copy of a value with the members of its objects in the reverse order. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, member]) => [name, reversed(member)]),
  )
}

test('the order of members makes no difference, every value does', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(isSameJson(one, reversed(one))).toBe(true)
      expect(isSameJson({ one }, { one, more: other })).toBe(false)
      expect(isSameJson([one, other], [one])).toBe(false)
    }),
  )
  expect(isSameJson([1, 2], [2, 1])).toBe(false)
  expect(isSameJson([], {})).toBe(false)
})

test('a member that is undefined counts as absent', () => {
  expect(isSameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(isSameJson({ a: undefined, b: 1 }, { b: 1, c: undefined })).toBe(true)
  expect(isSameJson({ a: null }, {})).toBe(false)
})
