import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { MOMENTS } from '#engine/formats/moment-patterns.ts'
import { fromWire, read, toWire, write } from '#engine/form/wire.ts'
import { isWire, type Wire } from '#engine/language/wire-option.ts'

const file = (link: string, originalName: string) => ({
  attachId: link,
  link,
  originalName,
  name: '',
  domain: '',
  size: 0,
  createTime: '',
  digest: '',
})

/** Rows of a codec, a saved value, and the form's value. */
const TABLE: [wire: Wire, saved: unknown, held: unknown][] = [
  [{ as: 'joined' }, 'a,b', ['a', 'b']],
  [{ as: 'joined' }, '', []],
  [{ as: 'joined', separator: '|' }, 'a|b', ['a', 'b']],
  [{ as: 'json' }, '["a",1]', ['a', 1]],
  [{ as: 'split' }, ['C', 'C39'], 'C,C39'],
  [{ as: 'split', each: 'number' }, [1, 12], '1,12'],
  [{ as: 'regionCode' }, '440305', ['44', '4403', '440305']],
  [{ as: 'regionCode' }, '4403', ['44', '4403']],
  [
    { each: 'json' },
    [
      [1, 2],
      [1, 3],
    ],
    ['[1,2]', '[1,3]'],
  ],
  [{ each: 'json', as: 'json' }, '[["C","C39"]]', ['["C","C39"]']],
  [{ each: 'number' }, 3, '3'],
  [{ each: 'date', pattern: 'YYYY/MM/DD' }, '2026/11/20', '2026-11-20'],
  [
    { each: 'date', pattern: 'YYYY-MM-DD HH:mm:ss' },
    ['2026-11-20 00:00:00', '2026-11-21 00:00:00'],
    ['2026-11-20', '2026-11-21'],
  ],
  [
    { each: 'date', as: 'joined', pattern: 'YYYYMMDD' },
    '20261120,20261121',
    ['2026-11-20', '2026-11-21'],
  ],
  [{ each: 'datetime', pattern: 'YYYY/MM/DD HH:mm' }, '2026/11/20 09:30', '2026-11-20 09:30:00'],
  [{ each: 'datetime', pattern: 'x' }, 1_795_138_200_000, '2026-11-20 09:30:00'],
  [{ each: 'date', pattern: 'x' }, 1_795_104_000_000, '2026-11-20'],
  [{ each: 'time', as: 'joined', pattern: 'HH:mm' }, '09:30,18:00', ['09:30:00', '18:00:00']],
  [{ each: 'month', pattern: 'YYYY-MM-DD' }, '2026-11-01', '2026-11'],
  [{ each: 'year', pattern: 'YYYY-MM-DD' }, '2026-01-01', '2026'],
  [{ each: 'week', pattern: 'YYYY-MM-DD' }, '2026-11-16', '2026-W47'],
  [{ each: 'week', pattern: 'x' }, 1_794_758_400_000, '2026-W47'],
  [{ each: 'link', as: 'one' }, '/f/a.png', [file('/f/a.png', 'a.png')]],
  [
    { each: 'link', as: 'joined' },
    '/f/a.png,/f/b.png?x',
    [file('/f/a.png', 'a.png'), file('/f/b.png?x', 'b.png')],
  ],
  [{ each: 'labelled' }, [{ label: '章程', value: '/f/1' }], [file('/f/1', '章程')]],
  [
    { each: 'labelled', as: 'json', label: 'name', value: 'url' },
    '[{"name":"章程","url":"/f/1"}]',
    [file('/f/1', '章程')],
  ],
]

describe('read and write', () => {
  it.each(TABLE)('%j: %j is %j in the form', (wire, saved, held) => {
    expect(read(saved, wire)).toEqual(held)
    expect(write(held, wire)).toEqual(saved)
  })

  it('accept exactly the known codecs', () => {
    for (const [wire] of TABLE) expect(isWire(wire)).toBe(true)
    for (const wire of [
      [],
      'joined',
      { as: 'constructor' },
      { each: 1 },
      { pattern: 1 },
      { to: 'x' },
    ])
      expect(isWire(wire)).toBe(false)
  })

  it('keep empty values', () => {
    for (const [wire] of TABLE) {
      expect(read(undefined, wire)).toBeUndefined()
      expect(write(undefined, wire)).toBeUndefined()
    }
  })

  it('keep values that do not fit the definition, and never throw', () => {
    const misspelt = fc.record({
      as: fc.oneof(
        fc.constantFrom('constructor', 'joined', 'json', 'one', 'split'),
        fc.jsonValue(),
      ),
      each: fc.oneof(
        fc.constantFrom('toString', 'json', 'link', 'labelled', ...Object.keys(MOMENTS)),
        fc.jsonValue(),
      ),
      pattern: fc.oneof(fc.constantFrom('YYYY-(', '[MM', 'x', 'YYYY-MM-DD'), fc.jsonValue()),
      separator: fc.jsonValue(),
    })
    fc.assert(
      fc.property(misspelt, fc.jsonValue(), (wire, value) => {
        read(value, wire as Wire)
        read('2026-99-99', wire as Wire)
        write('2026-W99', wire as Wire)
        write(value, wire as Wire)
      }),
    )
    expect(read([{ toString: 1 }], { as: 'split' })).toBe('{"toString":1}')
    expect(write([{ toString: 1 }, 'a'], { as: 'joined' })).toBe('{"toString":1},a')
    expect(read([1], { as: { toString: 1 } } as never)).toEqual([1])
    expect(read([1], { each: { toString: 1 } } as never)).toEqual([1])
    expect(read({ a: 1 }, { as: 'joined' })).toEqual({ a: 1 })
    expect(read('20261120', { each: 'datetime', pattern: 'YYYYMMDD' })).toBe('20261120')
    expect(write('soon', { each: 'week', pattern: 'YYYY-MM-DD' })).toBe('soon')
    expect(read('soon', { each: 'date', pattern: 'YYYY/MM/DD' })).toBe('soon')
  })
})

describe('fromWire and toWire', () => {
  const uiSchema = {
    duties: { 'ui:options': { wire: { as: 'joined' } } },
    people: { items: { since: { 'ui:options': { wire: { each: 'date', pattern: 'YYYYMMDD' } } } } },
  }
  const text = { type: 'string' }
  const schema = {
    type: 'object',
    properties: {
      name: text,
      duties: { type: 'array', items: text },
      people: { type: 'array', items: { type: 'object', properties: { since: text } } },
    },
  }
  const form = compileForm({ schema, uiSchema })
  const saved = { name: '甲', duties: 'a,b', people: [{ since: '20261120' }, {}] }
  const held = { name: '甲', duties: ['a', 'b'], people: [{ since: '2026-11-20' }, {}] }

  it('reach the fields of groups and lists', () => {
    expect(fromWire(form, saved)).toEqual(held)
    expect(toWire(form, held)).toEqual(saved)
  })

  it('return the same data if no field has a codec', () => {
    expect(fromWire(compileForm({ schema }), saved)).toBe(saved)
    expect(toWire(form, 'text')).toBe('text')
  })
})
