import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { openExpressions } from '#engine/expression/form-expressions.ts'
import { computed, invoices, money, open, rule } from './open-form.ts'

describe('openExpressions: computed fields', () => {
  it('removes a value that can no longer be computed', () => {
    const form = open({ a: money, b: money }, { b: computed('a * 2') })
    expect(form.compute({ a: '1', b: '2.00' })).toEqual({ a: '1', b: '2.00' })
    expect(form.compute({ b: '2.00', c: 1 })).toEqual({ c: 1 })
  })

  it('computes fields that depend on each other, whatever their order', () => {
    expect(
      invoices().compute({
        invoices: [{ quantity: 2, price: '10.50' }, { quantity: 3, price: '3' }, {}],
      }),
    ).toEqual({
      invoices: [
        { quantity: 2, price: '10.50', amount: '21.00', share: '70' },
        { quantity: 3, price: '3', amount: '9.00', share: '30' },
        {},
      ],
      total: '30.00',
    })
  })

  it('gives an item the sum over all items', () => {
    const form = open(
      {
        rows: {
          type: 'array',
          items: { type: 'object', properties: { a: money, share: { type: 'number' } } },
        },
      },
      { rows: { items: { share: computed('a / sum(form.rows, "a")') } } },
    )
    const rows = Array.from({ length: 300 }, () => ({ a: '1' }))
    const after = form.compute({ rows }) as { rows: { share: number }[] }
    expect(after.rows.every(({ share }) => Math.abs(share - 1 / 300) < 1e-12)).toBe(true)
  })

  it('leaves the fields of a cycle unchanged', () => {
    const form = open(
      { a: money, b: money, c: money },
      { a: computed('b'), b: computed('a'), c: computed('1') },
    )
    expect(form.compute({ a: '5' })).toEqual({ a: '5', c: '1.00' })
  })

  it('keeps the identity of unchanged values', () => {
    const form = invoices()
    const once = form.compute({
      invoices: [
        { quantity: 2, price: '10' },
        { quantity: 0, price: '1' },
      ],
      note: { text: 'x' },
    }) as { invoices: object[]; note: object }
    expect(form.compute(once)).toBe(once)
    const changed = { ...once, invoices: [once.invoices[0], { quantity: 0, price: '9' }] }
    const after = form.compute(changed) as { invoices: object[]; note: object }
    expect(after.note).toBe(once.note)
    expect(after.invoices[0]).toBe(once.invoices[0])
  })

  it('does not create a missing object', () => {
    const form = open(
      { inner: { type: 'object', properties: { a: money } } },
      { inner: { a: computed('1') } },
    )
    expect(form.compute({})).toEqual({})
    expect(form.compute({ inner: {} })).toEqual({ inner: { a: '1.00' } })
  })

  it('follows references and finds fields in branches', () => {
    const form = open(
      { one: { $ref: '#/definitions/pair' } },
      { one: { b: computed('a * 2') }, later: computed('1') },
      {
        definitions: { pair: { type: 'object', properties: { a: money, b: money } } },
        dependencies: { one: { properties: { later: money } } },
      },
    )
    expect(form.compute({ one: { a: '1.5' } })).toEqual({
      one: { a: '1.5', b: '3.00' },
      later: '1.00',
    })
  })

  it('computes with the day in China; without a clock it leaves such fields unchanged', () => {
    const form = open(
      { day: { type: 'string' }, a: money, b: money },
      { day: computed('today()'), b: computed('a') },
    )
    expect(form.compute({}, {}, Date.parse('2026-11-20T16:00:00Z'))).toEqual({
      day: '2026-11-21',
    })
    expect(form.compute({}, {}, Date.parse('2026-11-20T15:59:59Z'))).toEqual({
      day: '2026-11-20',
    })
    const timeless = openExpressions(
      compileForm({
        schema: { properties: { day: { type: 'string' }, a: money, b: money } },
        uiSchema: { day: computed('today()'), b: computed('a') },
      }),
    )
    expect(timeless.compute({ day: '2020-01-01', a: '1' }, { collected: {} })).toEqual({
      day: '2020-01-01',
      a: '1',
      b: '1.00',
    })
  })

  it('read every member where an expression reads the form as a whole', () => {
    const fields = { name: { type: 'string' }, note: { type: 'string' }, size: { type: 'number' } }
    const readBy = (source: string) => [...open(fields, { size: computed(source) }).reads].sort()
    expect(readBy('form == self ? 1 : 2')).toEqual(['name', 'note', 'size'])
    expect(readBy('form.name == "a" ? 1 : 2')).toEqual(['name', 'size'])
  })

  describe('of conditional fields', () => {
    const guaranteed = { if: { properties: { kind: { const: 'guarantee' } }, required: ['kind'] } }
    const fee = { properties: { fee: money } }
    const properties = { kind: { type: 'string' }, amount: money, total: money }

    it('are computed only while they apply', () => {
      const form = open(
        properties,
        { fee: computed('amount * 0.01'), total: computed('amount + fee') },
        { ...guaranteed, then: fee },
      )
      const shown = form.compute({ kind: 'guarantee', amount: '100' })
      expect(shown).toEqual({ kind: 'guarantee', amount: '100', fee: '1.00', total: '101.00' })
      expect(form.compute({ ...(shown as object), kind: 'credit' })).toEqual({
        kind: 'credit',
        amount: '100',
      })
    })

    it('follow computed fields in their conditions, whatever their order', () => {
      const form = open(
        { amount: money, large: { type: 'boolean' } },
        { fee: computed('amount * 0.01'), large: computed('amount > 1000') },
        { if: { properties: { large: { const: true } }, required: ['large'] }, then: fee },
      )
      const shown = form.compute({ amount: '2000' })
      expect(shown).toEqual({ amount: '2000', large: true, fee: '20.00' })
      expect(form.compute(shown)).toBe(shown)
      expect(form.compute({ ...(shown as object), amount: '10' })).toEqual({
        amount: '10',
        large: false,
      })
    })

    it('apply to each item separately', () => {
      const items = { type: 'object', properties, ...guaranteed, then: fee }
      const form = open(
        { rows: { type: 'array', items } },
        { rows: { items: { fee: computed('amount * 0.01') } } },
      )
      const rows = [
        { kind: 'credit', amount: '1' },
        { kind: 'guarantee', amount: '1' },
      ]
      expect(form.compute({ rows })).toEqual({ rows: [rows[0], { ...rows[1], fee: '0.01' }] })
    })

    it('apply their rules only while they apply', () => {
      const form = open(
        properties,
        { fee: rule('has(self.fee)', '请填写') },
        { ...guaranteed, then: fee },
      )
      expect(form.broken({ kind: 'credit' })).toEqual([])
      expect(form.broken({ kind: 'guarantee' })).toEqual([{ pointer: '/fee', message: '请填写' }])
    })
  })

  const values = fc.oneof(
    fc.anything({ maxDepth: 2 }),
    fc.string(),
    fc.integer().map(String),
    fc.double(),
    fc.constantFrom('', null, undefined, '1.5', '100'),
  )
  const data = fc.oneof(
    fc.anything(),
    fc.record(
      {
        invoices: fc.oneof(
          values,
          fc.array(
            fc.record(
              { quantity: values, price: values, amount: values, share: values },
              { requiredKeys: [] },
            ),
          ),
        ),
        total: values,
        applied: values,
      },
      { requiredKeys: [] },
    ),
  )

  it('never throws, whatever the data', () => {
    const form = invoices()
    fc.assert(
      fc.property(data, fc.dictionary(fc.string(), fc.anything()), (value, collected) => {
        form.compute(value, collected)
        form.broken(value, collected)
      }),
    )
  })

  it('changes nothing in data that it has computed', () => {
    const form = invoices()
    fc.assert(
      fc.property(data, (value) => {
        const once = form.compute(value)
        // Data can be NaN, which equals nothing.
        return Object.is(form.compute(once), once)
      }),
    )
  })
})
