import { describe, expect, it } from 'vitest'
import { convertSchema } from '#engine/drafts/convert-schema.ts'

const TEXT = { type: 'string' }
const converted = (schema: object) => convertSchema({ ...schema }).schema

describe('convertSchema', () => {
  it.each<[string, object, object]>([
    [
      'exclusiveMinimum of draft 4',
      { type: 'number', minimum: 1, exclusiveMinimum: true },
      { type: 'number', exclusiveMinimum: 1 },
    ],
    [
      'an exclusiveMaximum of draft 4 that is off',
      { type: 'number', maximum: 9, exclusiveMaximum: false },
      { type: 'number', maximum: 9 },
    ],
    ['nullable of OpenAPI', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
    ['nullable that is off', { type: 'string', nullable: false }, TEXT],
    [
      'prefixItems of 2020-12',
      { type: 'array', prefixItems: [TEXT], items: false },
      { type: 'array', items: [TEXT], additionalItems: false },
    ],
    [
      'dependentRequired and dependentSchemas of 2019-09',
      { dependentRequired: { a: ['b'], c: ['d'] }, dependentSchemas: { a: { minProperties: 2 } } },
      { dependencies: { a: { allOf: [{ required: ['b'] }, { minProperties: 2 }] }, c: ['d'] } },
    ],
    [
      'int32 of OpenAPI',
      { type: 'integer', format: 'int32' },
      { type: 'integer', minimum: -2147483648, maximum: 2147483647 },
    ],
    ['double of OpenAPI', { type: 'number', format: 'double' }, { type: 'number' }],
    ['example of OpenAPI', { ...TEXT, example: 'a' }, { ...TEXT, examples: ['a'] }],
  ])('reads %s', (_, schema, expected) => {
    expect(converted(schema)).toEqual(expected)
    const inside = { properties: { a: { items: schema } } }
    expect(converted(inside), 'at any depth').toEqual({ properties: { a: { items: expected } } })
  })

  it('names what it has converted once, and leaves another schema as the same object', () => {
    const nullable = { type: 'string', nullable: true }
    expect(convertSchema({ properties: { a: nullable, b: nullable } }).converted).toEqual([
      'nullable',
    ])
    const plain = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      properties: { nullable: TEXT, id: TEXT },
      definitions: { 地址: TEXT },
      items: { $ref: '#/definitions/地址' },
      default: { nullable: true, $id: 'a' },
    }
    expect(convertSchema(plain)).toEqual({ schema: plain, converted: [] })
    expect(convertSchema(plain).schema).toBe(plain)
  })

  it('drops the address of a draft that the validators do not know', () => {
    expect(converted({ $schema: 'http://json-schema.org/draft-04/schema#', ...TEXT })).toEqual(TEXT)
  })

  describe('references', () => {
    const ref = ($ref: string, root: object = {}) =>
      (converted({ ...root, properties: { a: { $ref } } }).properties as { a: object }).a

    it.each<[string, string, object, string]>([
      [
        'in percent-encoding',
        '#/definitions/R%C2%AB%E5%9C%B0%E5%9D%80%C2%BB',
        { definitions: { 'R«地址»': TEXT } },
        '#/definitions/R«地址»',
      ],
      ['to an $anchor', '#addr', { $defs: { x: { $anchor: 'addr', ...TEXT } } }, '#/$defs/x'],
      [
        'to an $id that is a fragment',
        '#addr',
        { definitions: { x: { $id: '#addr' } } },
        '#/definitions/x',
      ],
      ['to an id of draft 4', '#addr', { definitions: { x: { id: '#addr' } } }, '#/definitions/x'],
      [
        'to a schema by its address',
        'address.json',
        { $id: 'https://example.com/all.json', $defs: { x: { $id: 'address.json' } } },
        '#/$defs/x',
      ],
      [
        'to a part of a schema with an address',
        'address.json#/$defs/city',
        { $defs: { x: { $id: 'address.json', $defs: { city: TEXT } } } },
        '#/$defs/x/$defs/city',
      ],
      [
        'to the root by its address',
        'https://example.com/a',
        { $id: 'https://example.com/a' },
        '#',
      ],
      [
        'to a component of OpenAPI',
        '#/components/schemas/A%20B',
        { components: { schemas: { 'A B': TEXT } } },
        '#/components/schemas/A B',
      ],
    ])('are written as plain pointers: %s', (_, $ref, root, expected) => {
      expect(ref($ref, root)).toEqual({ $ref: expected })
    })

    it('within a schema with an address lead from there', () => {
      const schema = converted({
        $defs: {
          x: { $id: 'x.json', $defs: { y: TEXT }, properties: { a: { $ref: '#/$defs/y' } } },
        },
      })
      expect(schema).toEqual({
        $defs: { x: { $defs: { y: TEXT }, properties: { a: { $ref: '#/$defs/x/$defs/y' } } } },
      })
    })

    it.each([
      'https://example.com/other.json',
      '#/definitions/gone',
      '#gone',
      '#/definitions/%',
      '#/definitions/50%25',
    ])('that lead nowhere, or have no plain form, stay: %s', ($ref) => {
      expect(ref($ref, { definitions: { '50%': TEXT } })).toEqual({ $ref })
    })

    it('keep the keywords beside them', () => {
      const root = {
        definitions: { 名: TEXT },
        properties: { a: { title: 'A', $ref: '#/definitions/%E5%90%8D' } },
      }
      expect(converted(root).properties).toEqual({ a: { title: 'A', $ref: '#/definitions/名' } })
    })

    it('follow $dynamicRef and $recursiveRef as if they were static', () => {
      const node = { $dynamicAnchor: 'node', properties: { up: { $dynamicRef: '#node' } } }
      expect(converted({ $defs: { node } })).toEqual({
        $defs: { node: { properties: { up: { $ref: '#/$defs/node' } } } },
      })
      expect(converted({ items: { $recursiveRef: '#' } })).toEqual({ items: { $ref: '#' } })
    })
  })

  it.each<[string, object, object]>([
    ['a limit', { type: 'string', maxLength: 5 }, { maxLength: 9 }],
    ['options', { enum: ['a', 'b'] }, { enum: ['b', 'c'] }],
    ['members', { properties: { a: TEXT } }, { properties: { b: TEXT } }],
    ['a limit behind a second reference', { $ref: '#/definitions/far' }, { maxLength: 9 }],
  ])('keeps %s of a target that a keyword beside the reference would hide', (_, to, beside) => {
    const definitions = { to, far: { maxLength: 5 } }
    const $ref = '#/definitions/to'
    expect(converted({ definitions, $ref, ...beside, allOf: [TEXT] })).toEqual({
      definitions,
      ...beside,
      allOf: [TEXT, { $ref }],
    })
  })

  it('leaves a reference with other words beside it, or the same limits, as it is', () => {
    const to = { title: '内', default: 'a', maxLength: 5, properties: { a: TEXT } }
    const schema = {
      type: 'object',
      definitions: { to },
      properties: {
        a: { $ref: '#/definitions/to', title: '外', default: 'b', minLength: 1, maxLength: 5 },
        b: { $ref: '#/definitions/none', maxLength: 5 },
        c: { $ref: '#', type: 'string' },
      },
    }
    expect(convertSchema(schema).schema).toBe(schema)
  })

  it('reads the discriminator of OpenAPI: each branch has its value', () => {
    const schema = converted({
      components: {
        schemas: {
          Person: { type: 'object', required: ['name'], properties: { kind: TEXT, name: TEXT } },
          Company: { type: 'object', properties: { code: { type: 'string', nullable: true } } },
        },
      },
      oneOf: [{ $ref: '#/components/schemas/Person' }, { $ref: '#/components/schemas/Company' }],
      discriminator: { propertyName: 'kind', mapping: { p: '#/components/schemas/Person' } },
    })
    expect(schema.discriminator).toBeUndefined()
    expect(schema.oneOf).toEqual([
      {
        title: 'p',
        type: 'object',
        required: ['name', 'kind'],
        properties: { kind: { ...TEXT, const: 'p' }, name: TEXT },
      },
      {
        title: 'Company',
        type: 'object',
        required: ['kind'],
        properties: { code: { type: ['string', 'null'] }, kind: { ...TEXT, const: 'Company' } },
      },
    ])
  })
})
