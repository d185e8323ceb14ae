import { describe, expect, it, vi } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import {
  expressionsOf,
  issuesSince,
  hasExpressions,
  expressionCode,
} from '#src/forms/model/expressions.ts'

const definition = {
  schema: {
    type: 'object',
    properties: {
      amount: { type: 'string', format: 'money' },
      fee: { type: 'string', format: 'money' },
      day: { type: 'string', format: 'date' },
    },
  },
  uiSchema: {
    amount: {
      'ui:options': {
        rules: [{ holds: 'amount <= collected.quota.available', message: '金额不能超过可用额度' }],
      },
    },
    fee: { 'ui:options': { computed: 'amount * 0.003' } },
    day: { 'ui:options': { computed: 'today()' } },
  },
}

const form = compileForm(definition)

describe('hasExpressions', () => {
  it('is true for a form with computed fields or rules', () => {
    expect(hasExpressions(form)).toBe(true)
    expect(hasExpressions(compileForm({ schema: definition.schema }))).toBe(false)
    expect(
      hasExpressions(
        compileForm({ ...definition, uiSchema: { amount: { 'ui:options': { unit: '元' } } } }),
      ),
    ).toBe(false)
  })
})

describe('issuesSince', () => {
  const quota = { available: '1000' }

  it('finds a broken rule, else an outdated computed value; the day stays that of the data', async () => {
    await expressionCode.load()
    const filled = { amount: '1000', fee: '3.00', day: '2020-01-01' }
    expect(issuesSince(form, filled, { quota })).toEqual([])
    expect(issuesSince(form, { ...filled, fee: '2.00' }, { quota })).toEqual([
      { pointer: '/fee', message: expect.stringContaining('重新核对') as string },
    ])
    expect(issuesSince(form, { ...filled, amount: '2000' }, { quota })).toEqual([
      { pointer: '/amount', message: '金额不能超过可用额度' },
    ])
  })

  it('finds a period that ends before it begins', () => {
    const period = { type: 'array', title: '期限', items: { type: 'string', format: 'date' } }
    const dates = compileForm({
      schema: { type: 'object', properties: { period } },
      uiSchema: { period: { 'ui:widget': 'dateRange' } },
    })
    expect(issuesSince(dates, { period: ['2026-11-20', '2026-11-19'] }, {})).toHaveLength(1)
  })
})

describe('expressionsOf', () => {
  it('computes with the collected data and the clock of this page', async () => {
    vi.setSystemTime('2026-11-20T20:00:00Z')
    await expressionCode.load()
    const expressions = expressionsOf(form)
    if (!expressions) throw new Error('The library is not there')
    const { compute, broken, reads } = expressions
    const data = compute({ amount: '1000' }, {})
    expect(data).toEqual({ amount: '1000', fee: '3.00', day: '2026-11-21' })
    expect(broken(data, { quota: { available: '999.99' } })).toEqual([
      { pointer: '/amount', message: '金额不能超过可用额度' },
    ])
    expect(broken(data, { quota: { available: '1000.00' } })).toEqual([])
    expect([...reads].toSorted()).toEqual(['amount', 'day', 'fee'])
    vi.useRealTimers()
  })
})
