import { describe, expect, it } from 'vitest'
import { lintParts } from '#engine/lint/lint-process.ts'
import { entry, processOf } from '../process/definitions.ts'

/** The codes of what the check finds in a form's schema: strict mode's unless it has one of its own. */
const CODES: Readonly<Record<string, string>> = {
  maxLenght: 'warning unknown-member',
  minumum: 'warning unknown-member',
  'if/required/0': 'error condition-unknown-field',
  'schema/required/1': 'error required-hidden',
}

/** Checks a form's schema. @returns the pointer and the message of each diagnostic */
const reportsIn = (content: unknown) =>
  lintParts(processOf(entry(1, { content }))).diagnostics.map(
    ({ severity, code, pointer, message }) => {
      const [, own] = Object.entries(CODES).find(([end]) => pointer.endsWith(`/${end}`)) ?? []
      expect(`${severity} ${code}`).toBe(own ?? 'warning strict-schema')
      return [pointer.replace('/actExForms/0/content', ''), message] as const
    },
  )
const reports = (schema: object) =>
  reportsIn({ schema: { type: 'object', ...schema } }).map(
    ([pointer, message]) => [pointer.replace('/schema', ''), message] as const,
  )
const TEXT = { type: 'string', title: '名称' }

describe('strict-schema', () => {
  it.each<[string, object, pointer: string, says: string]>([
    [
      'a keyword that JSON Schema does not have',
      { properties: { a: { ...TEXT, maxLenght: 3 } } },
      '/properties/a/maxLenght',
      '“maxLenght”不起作用：是否应为“maxLength”？',
    ],
    [
      'a required name that no property has',
      { properties: { a: TEXT }, required: ['a', 'b"c'] },
      '/required/1',
      'properties 中没有必填的“b"c”，请补充该字段，或从 required 中去掉',
    ],
    [
      'the same within a condition',
      { properties: { a: TEXT }, if: { required: ['aa'] }, then: { required: ['a'] } },
      '/if/required/0',
      '表单中没有“aa”，请使用表单中的字段名',
    ],
    [
      'the same in a definition that refers to another one',
      {
        properties: { owner: { title: '业主', $ref: '#/definitions/person' } },
        definitions: {
          person: {
            type: 'object',
            properties: { name: { $ref: '#/definitions/name' } },
            required: ['nmae'],
          },
          name: TEXT,
        },
      },
      '/definitions/person/required/0',
      'properties 中没有必填的“nmae”，是否应为“name”？',
    ],
    [
      'the same in a definition that nothing refers to',
      {
        properties: { a: TEXT },
        definitions: { person: { type: 'object', properties: { name: TEXT }, required: ['nmae'] } },
      },
      '/definitions/person/required/0',
      'properties 中没有必填的“nmae”，是否应为“name”？',
    ],
    [
      'a keyword of another type than the field has',
      { properties: { 'a/b c': { ...TEXT, maximum: 5 } } },
      '/properties/a~1b c/maximum',
      '“maximum”只对 number 起作用，这里的类型是 string；请修改 type，或去掉“maximum”',
    ],
    [
      'the same where the type stands outside of a branch',
      { properties: { a: { ...TEXT, allOf: [{ multipleOf: 2 }] } } },
      '/properties/a/allOf/0/multipleOf',
      '这里的类型是 string',
    ],
    [
      'a keyword that needs a type where none is given',
      { properties: { a: { title: '名称', enum: ['甲'], maxLength: 5 } } },
      '/properties/a/maxLength',
      '“maxLength”需要类型 string；请写明 type',
    ],
    [
      'two types for one value',
      { properties: { a: { ...TEXT, anyOf: [{ type: 'number' }, { maxLength: 1 }] } } },
      '/properties/a/anyOf/0/type',
      '类型“number”与同一个值的另一处类型“string”矛盾；请统一',
    ],
    [
      'if without then and else',
      { properties: { a: TEXT }, if: { required: ['a'] } },
      '/if',
      '“if”没有对应的 then 或 else，不起作用；请补充，或去掉',
    ],
    [
      'then without if',
      { properties: { a: TEXT }, then: { required: ['a'] } },
      '/then',
      '“then”没有对应的 if',
    ],
    [
      'additionalItems beside items that are all alike',
      { properties: { a: { type: 'array', title: '列表', items: TEXT, additionalItems: false } } },
      '/properties/a/additionalItems',
      '“additionalItems”只在 items 为列表时起作用',
    ],
    [
      'minContains without contains',
      { properties: { a: { type: 'array', title: '列表', items: TEXT, minContains: 1 } } },
      '/properties/a/minContains',
      '“minContains”没有对应的 contains',
    ],
    [
      'a format where no type is given',
      { properties: { a: { title: '日期', enum: ['2026-01-01'], format: 'date' } } },
      '/properties/a/format',
      '“format”需要类型 string；请写明 type',
    ],
    [
      'an integer where a text is expected, once although a keyword of numbers stands beside it',
      { properties: { a: { ...TEXT, allOf: [{ type: 'integer', minimum: 1 }] } } },
      '/properties/a/allOf/0/type',
      '类型“integer”与同一个值的另一处类型“string”矛盾；请统一',
    ],
  ])('finds %s', (_, schema, pointer, says) => {
    expect(reports(schema)).toEqual([[pointer, expect.stringContaining(says)]])
  })

  it.each<[string, object]>([
    [
      'a condition that requires a member declared beside it',
      {
        properties: { kind: TEXT, reason: TEXT },
        if: { properties: { kind: { const: '1' } }, required: ['kind'] },
        then: { required: ['reason'], properties: { reason: { maxLength: 5 } } },
      },
    ],
    [
      'a branch that requires a member declared in another one, and one called if',
      {
        properties: { if: TEXT },
        oneOf: [{ properties: { b: TEXT } }, { required: ['b', 'if'] }],
      },
    ],
    [
      'a definition that requires a member of the schema that refers to it',
      {
        properties: { a: TEXT },
        allOf: [{ $ref: '#/definitions/complete' }],
        definitions: { complete: { required: ['a'] } },
      },
    ],
    [
      'a list of two different items',
      { properties: { a: { type: 'array', title: '期限', items: [TEXT, TEXT] } } },
    ],
    [
      'several types',
      { properties: { a: { type: ['string', 'null'], title: '名称', maxLength: 5 } } },
    ],
    [
      'another draft of JSON Schema',
      { $schema: 'http://json-schema.org/draft-07/schema#', properties: { a: TEXT } },
    ],
    ['our formats', { properties: { a: { ...TEXT, format: 'credit-code' } } }],
    [
      'members named as types and keywords',
      { properties: { if: TEXT, then: TEXT, maximum: TEXT } },
    ],
  ])('reports nothing for %s', (_, schema) => {
    expect(reports(schema)).toEqual([])
  })

  it('points into a bare schema, and into content as text', () => {
    const schema = { type: 'object', properties: { a: { ...TEXT, minumum: 1 } } }
    expect(reportsIn(schema).map(([pointer]) => pointer)).toEqual(['/properties/a/minumum'])
    expect(reportsIn(JSON.stringify({ schema })).map(([pointer]) => pointer)).toEqual([
      '/schema/properties/a/minumum',
    ])
  })

  it('leaves a converted Avue option unchecked', () => {
    expect(reportsIn({ column: [{ label: '名称', prop: 'name', type: 'input' }] })).toEqual([])
  })
})
