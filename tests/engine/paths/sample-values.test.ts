import { describe, expect, it } from 'vitest'
import { allValues } from '#engine/paths/sample-values.ts'
import { constraintPairs } from '#engine/paths/constraint-pairs.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { isFilledIn } from '#engine/validation/condition.ts'
import { entry, processOf } from '../process/definitions.ts'

const ITEMS: [string, object][] = [
  ['texts', { type: 'string' }],
  ['texts of one character', { type: 'string', minLength: 1, maxLength: 1 }],
  ['texts of a pattern', { type: 'string', pattern: '^\\d{16}$' }],
  ['dates', { type: 'string', format: 'date' }],
  ['mobile numbers', { type: 'string', format: 'mobile' }],
  ['integers', { type: 'integer', minimum: 5, maximum: 7 }],
  ['numbers above a limit', { type: 'number', exclusiveMinimum: 10 }],
  ['numbers up to a limit', { type: 'number', maximum: 0.5 }],
  ['multiples', { type: 'integer', minimum: 10, multipleOf: 5 }],
  ['options', { type: 'string', enum: ['一', '二', '三'] }],
  ['titled options', { oneOf: ['a', 'b', 'c'].map((one) => ({ const: one, title: one })) }],
  [
    'objects',
    {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string' }, isMain: { type: 'boolean' } },
    },
  ],
]

describe('generated values', () => {
  it.each(ITEMS)('of a list with at least three distinct %s are valid', (_, items) => {
    const schema = {
      type: 'object',
      required: ['list'],
      properties: { list: { type: 'array', items, uniqueItems: true, minItems: 3 } },
    }
    const plan = compileProcess(processOf(entry(1, { schema })))
    const values = allValues(plan).flatMap((one) => Object.values(one))
    expect(values.length).toBeGreaterThan(0)
    for (const value of values) expect([value, isFilledIn(schema, value)]).toEqual([value, true])
    const unique = constraintPairs(plan).pairs.find(({ keyword }) => keyword === 'uniqueItems')
    expect(isFilledIn(schema, unique?.inside)).toBe(true)
    expect(isFilledIn(schema, unique?.outside)).toBe(false)
  })

  it('of a list with a schema for each place have as many items as it needs', () => {
    const items = [{ type: 'string' }, { type: 'string' }]
    const schema = {
      type: 'object',
      properties: { list: { type: 'array', minItems: 2, items } },
    }
    const [values] = allValues(compileProcess(processOf(entry(1, { schema }))))
    expect(values).toMatchObject({ f1: { list: { length: 2 } } })
  })

  it('of a process have the last option of one form at a time, beside the first ones of the others', () => {
    const schema = {
      type: 'object',
      properties: { way: { type: 'string', enum: ['一', '二', '三'] } },
    }
    const plan = compileProcess(processOf(entry(1, { schema }), entry(2, { schema })))
    expect(allValues(plan)).toEqual([
      { f1: { way: '一' }, f2: { way: '一' } },
      { f1: { way: '三' }, f2: { way: '一' } },
      { f1: { way: '一' }, f2: { way: '三' } },
    ])
  })

  it('leave out a field whose rule they would break, where it may be absent', () => {
    const until = { type: 'string', title: '到期日', format: 'date' }
    const schema = {
      type: 'object',
      required: ['kept'],
      properties: { name: { type: 'string', title: '名称' }, until, kept: until },
    }
    const isAhead = (name: string) => ({
      'ui:options': { rules: [{ holds: `days(today(), ${name}) >= 0`, message: '已过期' }] },
    })
    const uiSchema = { until: isAhead('until'), kept: isAhead('kept') }
    const plan = compileProcess(processOf(entry(1, { schema, uiSchema })))
    const [values] = allValues(plan).flatMap((one) => Object.values(one))
    expect(Object.keys(values as object)).toEqual(['name', 'kept'])
  })
})
