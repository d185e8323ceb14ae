import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { pointedValue } from '#engine/process/pointed-value.ts'
import { entry, externalDatum, processOf } from './definitions.ts'

const money = { type: 'string', format: 'money' }
const plan = compileProcess(
  processOf(
    externalDatum(1, 'product'),
    entry(1, {
      schema: {
        type: 'object',
        properties: {
          amount: money,
          large: money,
          rows: { type: 'array', items: { type: 'object', properties: { large: money } } },
        },
      },
      uiSchema: {
        large: { 'ui:options': { unit: '万元' } },
        rows: { items: { large: { 'ui:options': { unit: '万元' } } } },
      },
    }),
  ),
)

describe('pointedValue', () => {
  const at = (given: unknown, k1: object = {}) =>
    pointedValue(plan, { k1, product: { rate: '4.35' } }, given)

  it('is a constant itself, and the value of a pointer', () => {
    expect(at('actual/360')).toBe('actual/360')
    expect(at(12)).toBe(12)
    expect(at('/product/rate')).toBe('4.35')
    expect(at('/k1/amount', { amount: '10' })).toBe('10')
    expect(at('/k1/amount')).toBeUndefined()
    expect(at('/nowhere/amount')).toBeUndefined()
  })

  it.each([
    ['12', '120000'],
    ['0.5', '5000'],
    ['12.34', '123400'],
    ['1.23456', '12345.6'],
    ['0', '0'],
    ['x', 'x'],
    [undefined, undefined],
  ])('converts %s 万元 to 元', (large, yuan) => {
    expect(at('/k1/large', { large })).toBe(yuan)
    expect(at('/k1/rows/0/large', { rows: [{ large }] })).toBe(yuan)
  })
})
