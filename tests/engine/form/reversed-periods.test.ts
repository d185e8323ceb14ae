import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { reversedPeriods } from '#engine/form/reversed-periods.ts'
import type { JsonSchema, UiSchema } from '#engine/language/json-schema.ts'

const days = (title?: string) => ({
  type: 'array',
  items: { type: 'string', format: 'date' },
  ...(title !== undefined && { title }),
})
const period = { 'ui:widget': 'dateRange' }
const wrong = ['2026-11-20', '2026-11-19']
const find = (properties: Record<string, JsonSchema>, uiSchema: UiSchema, data: unknown) =>
  reversedPeriods(compileForm({ schema: { type: 'object', properties }, uiSchema }), data).map(
    ({ pointer, message }) => `${pointer.slice(1)} ${message}`,
  )

describe('reversedPeriods', () => {
  it('reports the field of a period that ends before it begins, by its title', () => {
    expect(find({ term: days('合同期限') }, { term: period }, { term: wrong })).toEqual([
      'term 合同期限的结束日期不能早于开始日期',
    ])
    expect(
      find(
        { term: days('合同期限') },
        { term: { 'ui:title': '租期', 'ui:options': { widget: 'dateRange' } } },
        { term: wrong },
      ),
    ).toEqual(['term 租期的结束日期不能早于开始日期'])
    expect(find({ term: days() }, { term: period }, { term: wrong })).toEqual([
      'term term的结束日期不能早于开始日期',
    ])
  })

  it.each([
    ['days in order', ['2026-11-19', '2026-11-20']],
    ['one day', ['2026-11-20', '2026-11-20']],
    ['half a period', ['2026-11-20']],
    ['an empty end', ['2026-11-20', '']],
    ['what is no day', ['2026-11-20', '2026-02-30']],
    ['what is no list', '2026-11-20'],
    ['no value', undefined],
  ])('accepts %s', (_, term) => {
    expect(find({ term: days('期限') }, { term: period }, { term })).toEqual([])
  })

  it('finds periods in groups, in each item of a list and in a list of periods', () => {
    expect(
      find(
        { stops: { type: 'array', items: days('停产期间') } },
        { stops: { items: period } },
        { stops: [['2026-11-19', '2026-11-20'], wrong] },
      ),
    ).toEqual(['stops/1 停产期间的结束日期不能早于开始日期'])
    const inner = { type: 'object', properties: { term: days('期限') } }
    expect(
      find(
        { lease: inner, contracts: { type: 'array', items: inner } },
        { lease: { term: period }, contracts: { items: { term: period } } },
        { lease: { term: wrong }, contracts: [{}, { term: wrong }] },
      ),
    ).toEqual([
      'lease/term 期限的结束日期不能早于开始日期',
      'contracts/1/term 期限的结束日期不能早于开始日期',
    ])
  })

  it('compares by the format of the items', () => {
    const hours = { ...days('营业时间'), items: { type: 'string', format: 'time' } }
    expect(find({ hours }, { hours: period }, { hours: ['18:30:00', '09:00:00'] })).toEqual([
      'hours 营业时间的结束时间不能早于开始时间',
    ])
    expect(find({ hours }, { hours: period }, { hours: ['09:00:00', '18:30:00'] })).toEqual([])
  })

  it('ignores other lists, and hidden fields', () => {
    expect(find({ term: days('期限') }, {}, { term: wrong })).toEqual([])
    const schema = {
      properties: { leased: { type: 'boolean' } },
      if: { properties: { leased: { const: true } }, required: ['leased'] },
      then: { properties: { term: days('期限') } },
    }
    const form = compileForm({ schema, uiSchema: { term: period } })
    expect(reversedPeriods(form, { leased: false, term: wrong })).toEqual([])
    expect(reversedPeriods(form, { leased: true, term: wrong })).toHaveLength(1)
  })
})
