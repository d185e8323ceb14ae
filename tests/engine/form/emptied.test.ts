import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { readEmptied, wasSaved, writeEmptied } from '#engine/form/emptied.ts'
import { fromWire, toWire } from '#engine/form/wire.ts'

const text = { type: 'string' }
const form = compileForm({
  schema: {
    type: 'object',
    properties: {
      name: text,
      optional: { type: ['string', 'null'] },
      choice: { oneOf: [{ const: 'a' }, { const: null }] },
      group: { type: 'object', properties: { inner: text } },
      rows: { type: 'array', items: { type: 'object', properties: { cell: text } } },
      list: { type: 'array', items: text },
    },
  },
})

const held = {
  name: undefined,
  group: { inner: undefined },
  rows: [{ cell: undefined }, { cell: '甲' }],
  list: ['乙', null],
}
const saved = {
  name: null,
  group: { inner: null },
  rows: [{ cell: null }, { cell: '甲' }],
  list: ['乙', null],
}

describe('an emptied member', () => {
  it('is null on the wire and undefined in the form, in groups and rows too', () => {
    expect(writeEmptied(held)).toStrictEqual(saved)
    expect(readEmptied(form, saved)).toStrictEqual(held)
    expect(fromWire(form, JSON.parse(JSON.stringify(toWire(form, held))))).toStrictEqual(held)
  })

  it('stays null where a field may be null', () => {
    const values = { optional: null, choice: null }
    expect(readEmptied(form, values)).toBe(values)
  })

  it('leaves values without one as they are', () => {
    const values = { name: '海陵', rows: [{ cell: '甲' }], other: null }
    expect(writeEmptied(values)).toBe(values)
    expect(readEmptied(form, values)).toBe(values)
  })
})

describe('wasSaved', () => {
  it.each([
    [undefined, [], false],
    [{}, [], true],
    [{}, ['name'], false],
    [{ name: undefined }, ['name'], true],
    [{ group: {} }, ['group', 'inner'], false],
    [{ group: { inner: '' } }, ['group', 'inner'], true],
    [{ group: undefined }, ['group', 'inner'], true],
  ])('of %j at %j is %j', (data, path, expected) => {
    expect(wasSaved(data, path)).toBe(expected)
  })
})
