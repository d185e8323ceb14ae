import { Big } from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openExpressions } from '#schemas/process/expression/form-expressions.ts'
import type { JsonSchema, UiSchema } from '#schemas/process/json-schema.ts'

const money = { type: 'string', format: 'money' }
const NOW = Date.UTC(2026, 10, 21, 4)

const computed = (source: string) => ({ 'ui:options': { computed: source } })
const rule = (holds: string, message = '不符合') => ({
  'ui:options': { rules: [{ holds, message }] },
})

const open = (properties: Record<string, JsonSchema>, uiSchema: UiSchema, more: object = {}) => {
  const form = openExpressions({ schema: { type: 'object', properties, ...more }, uiSchema })
  return {
    ...form,
    compute: (data: unknown, collected = {}, now: number | undefined = NOW) =>
      form.compute(data, { collected, now }),
    broken: (data: unknown, collected = {}, now: number | undefined = NOW) =>
      form.broken(data, { collected, now }),
  }
}

/** What one expression comes to beside some answers, in a field of that schema. */
const result = (
  source: string,
  answers: Record<string, unknown> = {},
  schema: JsonSchema = { type: 'number' },
  properties: Record<string, JsonSchema> = {},
  collected: Record<string, unknown> = {},
) => {
  const form = open(
    {
      amount: money,
      other: money,
      rate: { type: 'string', format: 'percent' },
      count: { type: 'integer' },
      ratio: { type: 'number' },
      name: { type: 'string' },
      from: { type: 'string', format: 'date' },
      to: { type: 'string', format: 'date' },
      agreed: { type: 'boolean' },
      rows: { type: 'array', items: { type: 'object', properties: { amount: money } } },
      ...properties,
      result: schema,
    },
    { result: computed(source) },
  )
  return (form.compute(answers, collected) as { result?: unknown }).result
}

/** The invoices of a receivables financing: each has its own amount, and all together a total. */
const invoices = () =>
  open(
    {
      invoices: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            quantity: { type: 'integer' },
            price: money,
            amount: money,
            share: { type: 'string', format: 'percent' },
          },
        },
      },
      total: money,
      limit: money,
      applied: money,
    },
    {
      total: computed('sum(invoices, "amount")'),
      invoices: {
        items: {
          amount: computed('quantity * price'),
          share: computed('amount * 100 / form.total'),
          price: rule('price <= form.limit', '单价不能超过限额'),
        },
      },
      applied: rule('applied <= total * 0.8', '申请金额不能超过发票总额的 80%'),
    },
  )

describe('openExpressions', () => {
  describe('compute', () => {
    it.each([
      ['0.1 + 0.2', 0.3],
      ['1.005 * 100', 100.5],
      ['amount * rate / 100', 4.35],
      ['amount - other', 99.9],
      ['count / 4', 2.5],
      ['-count + ratio', -9.5],
      ['count % 3', 1],
      ['round(amount / 3, 2)', 33.33],
      ['round(2.345, 2)', 2.35],
      ['amount > other ? 1 : 2', 1],
      ['size(rows)', 2],
      ['sum(rows, "amount")', 3.3],
      ['sum(rows.map(r, r.amount * 2))', 6.6],
      ['sum(rows.filter(r, r.amount > 2).map(r, r.amount))', 2.2],
      ['rows[1].amount', 2.2],
      ['days(from, to)', 59],
      ['self["amount"] + form.amount', 200],
      ['decimal("12.5") * 2', 25],
    ])('computes %s in decimals', (source, expected) => {
      const answers = {
        amount: '100',
        other: '0.10',
        rate: '4.35',
        count: 10,
        ratio: 0.5,
        from: '2026-01-01',
        to: '2026-03-01',
        rows: [{ amount: '1.1' }, { amount: '2.2' }],
      }
      expect(result(source, answers)).toBe(expected)
    })

    it.each<[string, string, JsonSchema, unknown]>([
      ['money has two decimals, half up', '1.005', money, '1.01'],
      ['money is written out', '120000', money, '120000.00'],
      ['a percentage has up to four', '100 / 3', { type: 'string', format: 'percent' }, '33.3333'],
      ['an integer is rounded half up', '2.5', { type: 'integer' }, 3],
      ['a text is a text', '"共" + string(1.50) + "元"', { type: 'string' }, '共1.5元'],
      ['a day is a text', 'today()', { type: 'string', format: 'date' }, '2026-11-21'],
      ['a condition is a boolean', '2 > 1', { type: 'boolean' }, true],
      ['a negative amount is none', '1 - 2', money, undefined],
      ['an amount of 14 digits is none', '10000000000000', money, undefined],
      ['more than 100 % is none', '101', { type: 'string', format: 'percent' }, undefined],
      ['a text is no number', '"12"', { type: 'number' }, undefined],
      ['a number is no boolean', '1', { type: 'boolean' }, undefined],
    ])('stores what the field can hold: %s', (_, source, schema, expected) => {
      expect(result(source, {}, schema)).toBe(expected)
    })

    it.each([
      ['amount + 1', {}],
      ['amount + 1', { amount: '' }],
      ['amount + 1', { amount: null }],
      ['amount + 1', { amount: 'viel' }],
      ['amount / count', { amount: '1', count: 0 }],
      ['name + 1', { name: '张' }],
      ['days(from, to)', { from: '2026-02-30', to: '2026-03-01' }],
      ['sum(rows.map(r, r.amount))', { rows: [{ amount: '1' }, {}] }],
      ['rows[3].amount', { rows: [{ amount: '1' }] }],
      ['nobody + 1', {}],
      ['form.constructor', {}],
      ['amount +', { amount: '1' }],
    ])('leaves the field empty where %s has no value', (source, answers) => {
      expect(result(source, answers)).toBeUndefined()
    })

    it('takes a value back that can no longer be computed', () => {
      const form = open({ a: money, b: money }, { b: computed('a * 2') })
      expect(form.compute({ a: '1', b: '2.00' })).toEqual({ a: '1', b: '2.00' })
      expect(form.compute({ b: '2.00', c: 1 })).toEqual({ c: 1 })
    })

    it('adds up what has been answered, and nothing of a list that is empty or missing', () => {
      expect(result('sum(rows, "amount")', { rows: [{ amount: '1' }, {}, { amount: '' }] })).toBe(1)
      expect(result('sum(rows, "amount")', { rows: [] })).toBe(0)
      expect(result('sum(rows, "amount")')).toBe(0)
    })

    it('reads what other forms and external data hold, where texts beside numbers are numbers', () => {
      const collected = { quota: { amount: '1000000.50', term: 90 }, company: { scale: 'large' } }
      const read = (source: string, schema?: JsonSchema) =>
        result(source, { amount: '0.50' }, schema, {}, collected)
      expect(read('collected.quota.amount - amount')).toBe(1_000_000)
      expect(read('decimal(collected.quota.amount) + collected.quota.term')).toBe(1_000_090.5)
      expect(read('collected.company.scale == "large"', { type: 'boolean' })).toBe(true)
      expect(read('collected.nowhere.amount')).toBeUndefined()
    })

    it('follows from one computed field to the next, whatever their order', () => {
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

    it('lets an item ask for a sum over all items', () => {
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

    it('leaves fields alone that need each other', () => {
      const form = open(
        { a: money, b: money, c: money },
        { a: computed('b'), b: computed('a'), c: computed('1') },
      )
      expect(form.compute({ a: '5' })).toEqual({ a: '5', c: '1.00' })
    })

    it('keeps the identity of what does not change', () => {
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

    it('does not make an object that is not there', () => {
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

    it('knows the day in China, and computes nothing that asks for it without a clock', () => {
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
      const timeless = openExpressions({
        schema: { properties: { day: { type: 'string' }, a: money, b: money } },
        uiSchema: { day: computed('today()'), b: computed('a') },
      })
      expect(timeless.compute({ day: '2020-01-01', a: '1' }, { collected: {} })).toEqual({
        day: '2020-01-01',
        a: '1',
        b: '1.00',
      })
    })

    it('equals big.js', () => {
      const amounts = fc.tuple(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.integer({ min: 0, max: 99 }),
      )
      const text = ([yuan, fen]: [number, number]) => `${yuan}.${String(fen).padStart(2, '0')}`
      const signs = fc.constantFrom('+', '-', '*', '/')
      const form = (sign: string) =>
        open(
          { amount: money, other: money, result: { type: 'string' } },
          {
            result: computed(`amount ${sign} other`),
          },
        )
      const operations = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'div' } as const
      fc.assert(
        fc.property(amounts, amounts, signs, (one, two, sign) => {
          const [amount, other] = [text(one), text(two)]
          const { result: found } = form(sign).compute({ amount, other }) as { result?: string }
          if (sign === '/' && Number(other) === 0) return found === undefined
          const operation = operations[sign]
          return found === new Big(amount)[operation](other).toFixed()
        }),
      )
    })

    const answers = fc.oneof(
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
            answers,
            fc.array(
              fc.record(
                { quantity: answers, price: answers, amount: answers, share: answers },
                { requiredKeys: [] },
              ),
            ),
          ),
          total: answers,
          applied: answers,
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

    it('finds nothing to change in what it has computed', () => {
      const form = invoices()
      fc.assert(
        fc.property(data, (value) => {
          const once = form.compute(value)
          return form.compute(once) === once
        }),
      )
    })
  })

  describe('broken', () => {
    it('names the field and says what the rule says', () => {
      const form = invoices()
      const filled = form.compute({
        invoices: [
          { quantity: 1, price: '100' },
          { quantity: 1, price: '99' },
        ],
        limit: '99.5',
        applied: '160',
      })
      expect(form.broken(filled)).toEqual([
        { path: ['invoices', '0', 'price'], message: '单价不能超过限额' },
        { path: ['applied'], message: '申请金额不能超过发票总额的 80%' },
      ])
      expect(form.broken({ ...(filled as object), limit: '100', applied: '159.20' })).toEqual([])
    })

    it.each([
      ['a > b', { a: '1' }, false],
      ['a > b', { a: '1', b: '2' }, true],
      ['a > 1 || b > 1', { a: '2' }, false],
      ['a > 1 || b > 1', { a: '1' }, false],
      ['a > 1 && b > 1', { a: '1' }, true],
      ['!has(self.b) || a > 1', { a: '1' }, false],
      ['has(self.b)', { a: '1' }, true],
      ['name == "张"', {}, false],
      ['name == "张"', { name: '李' }, true],
      ['a / b > 1', { a: '1', b: '0' }, false],
      ['a', { a: '1' }, false],
    ])('takes %s over %j as broken: %s', (holds, answers, isBroken) => {
      const form = open({ a: money, b: money, name: { type: 'string' } }, { a: rule(holds) })
      expect(form.broken(answers).length > 0).toBe(isBroken)
    })

    it('looks at a list as a whole', () => {
      const form = open(
        {
          rows: {
            type: 'array',
            items: { type: 'object', properties: { share: { type: 'number' } } },
          },
        },
        { rows: rule('sum(rows, "share") == 100', '占比合计应为 100%') },
      )
      expect(form.broken({ rows: [{ share: 33.4 }, { share: 66.6 }] })).toEqual([])
      expect(form.broken({ rows: [{ share: 33.4 }] })).toEqual([
        { path: ['rows'], message: '占比合计应为 100%' },
      ])
    })
  })

  describe('reads', () => {
    it('names the members that expressions read and write', () => {
      expect([...invoices().reads].toSorted()).toEqual(['applied', 'invoices', 'limit', 'total'])
      const whole = open({ a: money, b: money }, { a: computed('size(form.b)') })
      expect([...whole.reads]).toEqual(['a'])
    })
  })

  describe('with a hostile definition', () => {
    it.each([
      'constructor',
      'self.constructor.constructor("return 1")()',
      'form["__proto__"]',
      'name.matches("(a+)+$")',
      'cel.bind(x, 9999999999.0 * 9999999999.0, x * x * x * x)',
      `${'('.repeat(400)}1${')'.repeat(400)}`,
      '['.repeat(900),
      `${'!'.repeat(999)}a`,
      Array.from({ length: 250 }, () => '9e9').join('*'),
      '9e99999999',
      `1${'0'.repeat(900)}`,
      'x'.repeat(1001),
      'rows.map(a, rows.map(b, rows.map(c, 1)))',
      `size(${Array.from({ length: 160 }, () => 'rows').join('+')})`,
      'rows.map(a, rows.map(b, rows.filter(c, true)))',
      '{"a": 1}',
      'timestamp("2026-01-01T00:00:00Z")',
      'b"123".json()',
    ])('has no value for %s', (source) => {
      const rows = Array.from({ length: 2000 }, () => ({ amount: '1' }))
      expect(result(source, { name: 'a'.repeat(40), rows }, { type: 'string' })).toBeUndefined()
    })

    it('gives up before a page would freeze', () => {
      const rows = Array.from({ length: 300 }, () => ({ amount: '1' }))
      const nested = 'size(rows.filter(a, rows.exists(b, rows[0].amount + rows[1].amount > 5)))'
      const begun = performance.now()
      expect(result(nested, { rows })).toBeUndefined()
      expect(performance.now() - begun).toBeLessThan(2000)
    })

    it('reads a hundred expressions and no more', () => {
      const names = Array.from({ length: 120 }, (_, index) => `f${index}`)
      const form = open(
        Object.fromEntries(names.map((name) => [name, { type: 'integer' }])),
        Object.fromEntries(names.map((name) => [name, computed('1')])),
      )
      expect(Object.keys(form.compute({}) as object)).toHaveLength(100)
    })

    it.each([
      { uiSchema: { a: { 'ui:options': { computed: 1, rules: 'x' } } } },
      { uiSchema: { a: { 'ui:options': { rules: [null, {}, { holds: 'a > 1' }] } } } },
      { uiSchema: { a: { 'ui:options': null }, items: { items: computed('1') } } },
    ])('ignores what is no expression: %j', ({ uiSchema }) => {
      const form = open({ a: money }, uiSchema)
      expect(form.compute({ a: '1' })).toEqual({ a: '1' })
      expect(form.broken({ a: '1' })).toEqual([])
    })
  })
})
