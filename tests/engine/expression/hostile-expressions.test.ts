import { describe, expect, it } from 'vitest'
import { computed, money, open, result } from './open-form.ts'

describe('openExpressions: with a hostile definition', () => {
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

  it('stops before the page would freeze', () => {
    const rows = Array.from({ length: 300 }, () => ({ amount: '1' }))
    const nested = 'size(rows.filter(a, rows.exists(b, rows[0].amount + rows[1].amount > 5)))'
    // Without the limit its value is 0.
    expect(result(nested, { rows })).toBeUndefined()
  })

  it('reads at most a hundred expressions', () => {
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
  ])('ignores options that are no expressions: %j', ({ uiSchema }) => {
    const form = open({ a: money }, uiSchema)
    expect(form.compute({ a: '1' })).toEqual({ a: '1' })
    expect(form.broken({ a: '1' })).toEqual([])
  })
})
