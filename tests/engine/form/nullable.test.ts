import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import type { JsonSchema } from '#engine/language/json-schema.ts'
import { takesNull, withNullsOptional } from '#engine/form/nullable.ts'
import { isFilledIn } from '#engine/validation/condition.ts'

const nullable = { type: ['string', 'null'] }
const text = { type: 'string' }

describe('takesNull', () => {
  it.each<[string, object, boolean]>([
    ['a part with null and one that names no kinds', { allOf: [nullable, { minLength: 2 }] }, true],
    ['a part with null and one without', { allOf: [nullable, text] }, false],
    ['the same parts in the other order', { allOf: [text, nullable] }, false],
    ['parts that both have null', { allOf: [nullable, { anyOf: [text, { const: null }] }] }, true],
    ['the same part twice', { allOf: [{ $ref: '#/$defs/n' }, { $ref: '#/$defs/n' }] }, true],
    ['null beside a part without', { ...nullable, allOf: [text] }, false],
    ['null beside a part that names no kinds', { ...nullable, allOf: [{ title: '甲' }] }, true],
    ['a kind beside a part with null', { ...text, allOf: [nullable] }, false],
    ['parts within a part', { allOf: [{ allOf: [nullable, text] }] }, false],
    ['a schema that encloses itself', { $ref: '#/$defs/loop' }, false],
  ])('judges %s as the rules of the value do', (_, declared, expected) => {
    const $defs = { n: nullable, loop: { allOf: [{ $ref: '#/$defs/loop' }] } }
    expect(takesNull(declared as JsonSchema, { $defs })).toBe(expected)
  })
})

describe('withNullsOptional', () => {
  it('takes members that may be null out of `required`', () => {
    const schema = {
      type: 'object',
      required: ['a', 'b', 'c'],
      properties: { a: nullable, b: text, c: { $ref: '#/definitions/n' } },
      definitions: { n: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
    }
    expect(withNullsOptional(schema).required).toEqual(['b'])
    const { valueSchema, root } = compileForm({ schema })
    expect(root.members.get('a')?.isRequired).toBe(false)
    expect(root.members.get('b')?.isRequired).toBe(true)
    expect(isFilledIn(valueSchema, { a: null, b: 'x' })).toBe(true)
    expect(isFilledIn(valueSchema, { a: 'x', c: 1 })).toBe(false)
  })

  it('does so in rows, groups, and where a condition demands the member', () => {
    const group = { type: 'object', required: ['a'], properties: { a: nullable } }
    const schema = {
      type: 'object',
      properties: { rows: { type: 'array', items: group }, group, a: nullable },
      if: { required: ['a'] },
      then: { required: ['a', 'group'] },
    }
    const relaxed = { ...group, required: [] }
    expect(withNullsOptional(schema)).toEqual({
      ...schema,
      properties: { rows: { type: 'array', items: relaxed }, group: relaxed, a: nullable },
      then: { required: ['group'] },
    })
  })

  it('leaves alternatives as they are: they are told by what they require', () => {
    const schema = {
      type: 'object',
      properties: { a: nullable, b: nullable },
      anyOf: [{ required: ['a'] }, { required: ['b'] }],
    }
    expect(withNullsOptional(schema)).toBe(schema)
  })
})
