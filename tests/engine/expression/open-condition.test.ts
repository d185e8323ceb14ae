import { describe, expect, it } from 'vitest'
import { openCondition } from '#engine/expression/open-condition.ts'

const demand = (amount: unknown, more: object = {}) => ({ creditDemand: { amount, ...more } })

describe('openCondition', () => {
  it.each([
    ['creditDemand.amount >= 100000', demand('100000.00'), true],
    ['creditDemand.amount >= 100000', demand('99999.99'), false],
    ['creditDemand.amount >= 100000', demand(100_000), true],
    ['creditDemand.amount * 2 > 0.2', demand('0.1'), false],
    ['creditDemand.method != "credit"', demand('1', { method: 'pledge' }), true],
    ['creditDemand.method in ["pledge", "guarantor"]', demand('1', { method: 'pledge' }), true],
    [
      'sum(trade.rows, "share") > 50',
      { trade: { rows: [{ share: '30' }, { share: '20.5' }] } },
      true,
    ],
    ['trade.rows.exists(row, row.share > 90)', { trade: { rows: [{ share: '30' }] } }, false],
  ] as const)('compares saved values as numbers: %s with %j', (source, collected, expected) => {
    expect(openCondition(source).holds(collected)).toBe(expected)
  })

  it.each([
    ['a key', {}],
    ['a member', { creditDemand: {} }],
    ['a number', demand('')],
    ['a number that is a text', demand('many')],
  ])('does not hold where %s is missing, and does not throw', (_, collected) => {
    expect(openCondition('creditDemand.amount >= 0').holds(collected)).toBe(false)
    expect(openCondition('creditDemand.amount < 0').holds(collected)).toBe(false)
  })

  it('tells which values it reads', () => {
    const source = 'a.b.c > 1 && size(d.rows) > 2 && e.rows.all(row, row.x > 0) && f'
    const { keys, paths } = openCondition(source)
    expect([...keys].toSorted()).toEqual(['a', 'd', 'e', 'f'])
    expect(paths).toContainEqual(['a', 'b', 'c'])
  })

  it.each([
    ['a syntax error', 'a.b >='],
    ['a result that is no truth value', '1 + 2'],
    ['the day', 'a.day < today()'],
    ['an unknown function', 'fetch("x") == 1'],
    ['a text that is too long', `a == "${'x'.repeat(2_000)}"`],
  ])('refuses %s', (_, source) => {
    expect(() => openCondition(source)).toThrow()
  })
})
