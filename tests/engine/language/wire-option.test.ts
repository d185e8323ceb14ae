import { expect, it } from 'vitest'
import { isWire } from '#engine/language/wire-option.ts'

it.each([
  { each: 'labelled', label: 'title', value: 'url' },
  { each: 'date', pattern: 'YYYY/MM/DD', as: 'joined', separator: '|' },
  {},
])('accepts %j', (wire) => expect(isWire(wire)).toBe(true))

it.each([{ each: 'upper' }, { as: 'tree' }, { separator: 1 }, { labels: 'title' }, 'joined', null])(
  'refuses %j',
  (wire) => expect(isWire(wire)).toBe(false),
)
