import { Big } from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { triggerPrice } from '#engine/finance/pledge.ts'
import { calculatePlan } from '#engine/finance/plan.ts'
import { yuanText } from '#engine/finance/ratio.ts'
import type { JsonSchema } from '#engine/language/json-schema.ts'
import { computed, money, open, result } from './open-form.ts'

describe('openExpressions: results', () => {
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
    ['floor(2.349, 2)', 2.34],
    ['floor(-2.341, 2)', -2.35],
    ['ceil(2.341, 2)', 2.35],
    ['ceil(-2.349, 2)', -2.34],
    ['ceil(2.34, 2)', 2.34],
    ['amount > other ? 1 : 2', 1],
    ['size(rows)', 2],
    ['sum(rows, "amount")', 3.3],
    ['sum(rows.map(r, r.amount * 2))', 6.6],
    ['sum(rows.filter(r, r.amount > 2).map(r, r.amount))', 2.2],
    ['rows[1].amount', 2.2],
    ['days(from, to)', 59],
    ['days("2026-01-01 23:30:00", to)', 59],
    ['self["amount"] + form.amount', 200],
    ['decimal("12.5") * 2', 25],
  ])('computes %s in decimals', (source, expected) => {
    const values = {
      amount: '100',
      other: '0.10',
      rate: '4.35',
      count: 10,
      ratio: 0.5,
      from: '2026-01-01',
      to: '2026-03-01',
      rows: [{ amount: '1.1' }, { amount: '2.2' }],
    }
    expect(result(source, values)).toBe(expected)
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
  ])('converts the result to the type of the field: %s', (_, source, schema, expected) => {
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
  ])('leaves the field empty if %s has no value', (source, values) => {
    expect(result(source, values)).toBeUndefined()
  })

  it('sums the existing values; an empty or missing list has the sum 0', () => {
    expect(result('sum(rows, "amount")', { rows: [{ amount: '1' }, {}, { amount: '' }] })).toBe(1)
    expect(result('sum(rows, "amount")', { rows: [] })).toBe(0)
    expect(result('sum(rows, "amount")')).toBe(0)
  })

  it('reads other forms and external data; texts in arithmetic are numbers', () => {
    const collected = { quota: { amount: '1000000.50', term: 90 }, company: { scale: 'large' } }
    const read = (source: string, schema?: JsonSchema) =>
      result(source, { amount: '0.50' }, schema, {}, collected)
    expect(read('collected.quota.amount - amount')).toBe(1_000_000)
    expect(read('decimal(collected.quota.amount) + collected.quota.term')).toBe(1_000_090.5)
    expect(read('collected.company.scale == "large"', { type: 'boolean' })).toBe(true)
    expect(read('collected.nowhere.amount')).toBeUndefined()
  })

  it('finds the price at which goods no longer cover a loan, as engine/finance does', () => {
    const receipts = [
      { weight: '300.000', unit: '4200.00' },
      { weight: '200.500', unit: '3900.00' },
    ]
    const goods = [
      { kg: 300_000n, unit: 420_000n },
      { kg: 200_500n, unit: 390_000n },
    ]
    const priceAt = (source: string, list: unknown = receipts) =>
      result(source, { amount: '1400000.00' }, money, {}, { pledge: { receipts: list } })
    for (const rate of ['75', '80.5', '98'])
      expect(priceAt(`triggerPrice(amount, collected.pledge.receipts, ${rate})`)).toBe(
        yuanText(triggerPrice(140_000_000n, goods, rate) ?? 0n),
      )
    const atLeast = 'triggerPrice(amount, collected.pledge.receipts, 60)'
    expect(priceAt(atLeast)).toBeUndefined()
    expect(priceAt(atLeast, [])).toBeUndefined()
    expect(priceAt(atLeast, [{ weight: '1.0001', unit: '9999999' }])).toBeUndefined()
  })

  it('computes the monthly payment of a loan, and the rent that is paid in advance', () => {
    const rent = (source: string) =>
      result(source, { amount: '240000.00', rate: '6', periods: '24' }, money)
    // The plan of 240,000.00 at 6 % in 24 instalments (30/360), by the loans.
    const { plan } = calculatePlan({
      amount: '240000.00',
      annualRate: '6',
      method: 'equalInstalments',
      dayCount: '30/360',
      startDate: '2026-01-01',
      periods: 24,
    })
    expect(rent('instalment(amount, rate, 24)')).toBe('10636.95')
    expect(plan?.plan[0]?.due).toBe('10636.95')
    // In advance: the same, discounted by a month.
    expect(rent('instalmentInAdvance(amount, rate, decimal(periods))')).toBe('10584.03')
    expect(rent('instalmentInAdvance(amount, 0, 24)')).toBe('10000.00')
    for (const periods of ['0', '1.5', '601', '-1'])
      expect(rent(`instalment(amount, rate, ${periods})`)).toBeUndefined()
  })

  it('equals big.js', () => {
    const amounts = fc.tuple(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 0, max: 99 }))
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
})
