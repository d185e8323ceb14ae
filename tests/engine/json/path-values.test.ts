import { describe, expect, it } from 'vitest'
import { ITEM, mapAt, updateAt, valuesAt } from '#engine/json/path-values.ts'

const DATA = { rows: [{ code: 'a' }, { code: 'b' }, 'text'], name: 'c' }

describe('a path through every item of a list', () => {
  it('leads to the values, each with its place', () => {
    expect(valuesAt(DATA, ['rows', ITEM, 'code'])).toEqual([
      { path: ['rows', '0', 'code'], value: 'a' },
      { path: ['rows', '1', 'code'], value: 'b' },
    ])
  })

  it('replaces each value that is there', () => {
    const upper = (value: unknown) => String(value).toUpperCase()
    expect(mapAt(DATA, ['rows', ITEM, 'code'], upper)).toEqual({
      ...DATA,
      rows: [{ code: 'A' }, { code: 'B' }, 'text'],
    })
    expect(mapAt(DATA, ['name', ITEM], upper)).toBe(DATA)
    expect(mapAt(DATA, ['none'], upper)).toBe(DATA)
  })

  it('keeps the object where nothing changes', () => {
    expect(mapAt(DATA, ['rows', ITEM, 'code'], (value) => value)).toBe(DATA)
    expect(updateAt(DATA, ['rows', ITEM, 'code'], (_, before) => before)).toBe(DATA)
  })

  it('removes a member that becomes undefined', () => {
    expect(updateAt(DATA, ['rows', ITEM, 'code'], () => undefined)).toEqual({
      name: 'c',
      rows: [{}, {}, 'text'],
    })
  })
})
