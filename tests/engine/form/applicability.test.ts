import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { applicableValues, isAskedFor } from '#engine/form/applicability.ts'
import type { JsonSchema } from '#engine/language/json-schema.ts'

const note = { type: 'string', title: '说明' }
const isOther = { required: ['purpose'], properties: { purpose: { const: '其他' } } }
const conditional: JsonSchema = {
  type: 'object',
  properties: { purpose: { type: 'string', title: '用途' } },
  if: isOther,
  then: { properties: { note } },
}

describe('applicableValues', () => {
  const hidden = (schema: JsonSchema, data: unknown) =>
    applicableValues(compileForm({ schema }), data).hidden.map(({ path }) => path.join('/'))

  it.each<[string, JsonSchema, object, string[]]>([
    ['if and then', conditional, { purpose: '采购', note: '甲' }, ['note']],
    ['if that holds', conditional, { purpose: '其他', note: '甲' }, []],
    [
      'else',
      { if: isOther, else: { properties: { note } } },
      { purpose: '其他', note: '甲' },
      ['note'],
    ],
    ['allOf', { allOf: [conditional] }, { purpose: '采购', note: '甲' }, ['note']],
    [
      '$ref',
      { $ref: '#/definitions/form', definitions: { form: conditional } },
      { purpose: '采购', note: '甲' },
      ['note'],
    ],
    ['dependencies', { dependencies: { a: { properties: { note } } } }, { note: '甲' }, ['note']],
    [
      'dependencies that are met',
      { dependencies: { a: { properties: { note } } } },
      { a: 1, note: '甲' },
      [],
    ],
    [
      'the branches of oneOf',
      {
        oneOf: [
          { properties: { kind: { const: 'a' }, note } },
          { properties: { kind: { enum: ['b'] }, other: note } },
        ],
      },
      { kind: 'b', note: '甲', other: '乙' },
      ['note'],
    ],
    [
      'a group',
      { properties: { g: conditional } },
      { g: { purpose: '采购', note: '甲' } },
      ['g/note'],
    ],
    [
      'the items of a tuple',
      { properties: { t: { type: 'array', items: [{ type: 'string' }, conditional] } } },
      { t: ['甲', { purpose: '采购', note: '乙' }] },
      ['t/1/note'],
    ],
    [
      'the items of a list',
      { properties: { l: { type: 'array', items: conditional } } },
      {
        l: [
          { purpose: '其他', note: '甲' },
          { purpose: '采购', note: '乙' },
        ],
      },
      ['l/1/note'],
    ],
    [
      'the fields that a hidden value has shown',
      {
        allOf: [conditional, { if: { required: ['note'] }, then: { properties: { more: note } } }],
      },
      { purpose: '采购', note: '甲', more: '乙' },
      ['note', 'more'],
    ],
    ['nothing that the schema does not know', conditional, { purpose: '采购', own: '甲' }, []],
    ['no field that is always there', { ...conditional, properties: { note } }, { note: '甲' }, []],
    ['nothing without a value', conditional, { purpose: '采购', note: ' ' }, []],
  ])('finds hidden values: %s', (_, schema, data, paths) => {
    expect(hidden(schema, data)).toEqual(paths)
  })

  it('keeps all other values', () => {
    const data = { purpose: '采购', note: '甲', own: { of: 'the server' }, list: [1] }
    const { note: _, ...others } = data
    expect(applicableValues(compileForm({ schema: conditional }), data).kept).toEqual(others)
    const whole = { purpose: '其他', note: '甲' }
    expect(applicableValues(compileForm({ schema: conditional }), whole).kept).toBe(whole)
  })

  it('keeps all values if the schema requires what it hides, or cannot be evaluated', () => {
    const data = { purpose: '采购', note: '甲' }
    expect(
      applicableValues(compileForm({ schema: { ...conditional, required: ['note'] } }), data).kept,
    ).toBe(data)
    const broken = { if: { $ref: '#/nowhere' }, then: { properties: { note } } }
    expect(applicableValues(compileForm({ schema: broken }), data).kept).toBe(data)
  })
})

describe('isAskedFor', () => {
  const group: JsonSchema = {
    properties: { g: conditional, l: { type: 'array', items: conditional } },
  }

  it.each<[string, JsonSchema, object, (string | number)[], boolean]>([
    ['a field that is always there', conditional, {}, ['purpose'], true],
    [
      'one that a condition shows, with or without a value',
      conditional,
      { purpose: '其他' },
      ['note'],
      true,
    ],
    ['one that a condition hides', conditional, { purpose: '采购' }, ['note'], false],
    ['one of a group', group, { g: { purpose: '采购' } }, ['g', 'note'], false],
    [
      'one of an item',
      group,
      { l: [{ purpose: '其他' }, { purpose: '采购' }] },
      ['l', '0', 'note'],
      true,
    ],
    [
      'one of the other item',
      group,
      { l: [{ purpose: '其他' }, { purpose: '采购' }] },
      ['l', 1, 'note'],
      false,
    ],
    ['one that no part of the schema names', conditional, {}, ['own', 'x'], true],
    [
      'a form that cannot be evaluated',
      { if: { $ref: '#/x' }, then: { properties: { note } } },
      {},
      ['note'],
      true,
    ],
  ])('tells whether a field applies: %s', (_, schema, data, path, isAsked) => {
    expect(isAskedFor(compileForm({ schema }), data, path)).toBe(isAsked)
  })
})
