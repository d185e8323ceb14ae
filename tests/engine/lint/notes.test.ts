import { expect, it } from 'vitest'
import { isNote } from '#engine/lint/check-members.ts'

it.each([
  ['$comment', true],
  ['x-owner', true],
  ['comment', false],
  ['box-x-', false],
])('“%s” as a note of the author: %s', (name, expected) => {
  expect(isNote(name)).toBe(expected)
})
