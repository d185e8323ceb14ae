import { parseTree } from 'jsonc-parser'
import { expect, it } from 'vitest'
import { locate } from '#engine/lint/locate.ts'

const TEXT = '{ "step": { "titel": "签署", "list": [1, 22] } }'
const marked = (pointer: string, code?: 'unknown-member') => {
  const { from, to } = locate(parseTree(TEXT), { pointer, ...(code && { code }) })
  return TEXT.slice(from, to)
}

it('marks a value, an opening bracket, or the name of a member that does not belong there', () => {
  expect(marked('/step/titel')).toBe('"签署"')
  expect(marked('/step/list/1')).toBe('22')
  expect(marked('/step')).toBe('{')
  expect(marked('/step/titel', 'unknown-member')).toBe('"titel"')
})

it('marks the nearest part that is there where a member is missing', () => {
  expect(marked('/step/title/0')).toBe('{')
  expect(marked('/step/title', 'unknown-member')).toBe('{')
})
