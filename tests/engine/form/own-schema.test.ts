import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { readEmptied } from '#engine/form/emptied.ts'
import type { Field } from '#engine/form/form-plan.ts'
import { withNormalisedTexts } from '#engine/form/normalised-texts.ts'
import { ownSchema } from '#engine/form/own-schema.ts'
import { isFilledIn } from '#engine/validation/condition.ts'
import { valueText } from '#engine/form/value-text.ts'
import { withoutEmpty } from '#engine/json/empty.ts'
import type { JsonSchema } from '#engine/language/json-schema.ts'

/** Kinds of values: a schema as it is written out, a value as it is typed, the same as it is stored, and its text. */
const KINDS: readonly (readonly [string, JsonSchema, unknown, unknown, string])[] = [
  ['a text', { type: 'string', maxLength: 10 }, '星\u200b湖', '星湖', '星湖'],
  ['a day', { type: 'string', format: 'date' }, '2026/1/2', '2026-01-02', '2026-01-02'],
  ['an amount', { type: 'string', format: 'money' }, '1,200', '1200', '1,200.00 元'],
  ['an address', { type: 'string', format: 'email' }, 'ａ@b.cn', 'a@b.cn', 'a@b.cn'],
  ['a number', { type: 'number', minimum: 0 }, 12, 12, '12'],
  ['a yes or no', { type: 'boolean' }, true, true, '是'],
  ['one of some', { type: 'string', enum: ['x', 'y'] }, 'x', 'x', 'x'],
  [
    'one of some names',
    {
      oneOf: [
        { const: 1, title: '甲' },
        { const: 2, title: '乙' },
      ],
    },
    1,
    1,
    '甲',
  ],
  [
    'some of some',
    { type: 'array', items: { oneOf: [{ const: 'x', title: '甲' }] } },
    ['x'],
    ['x'],
    '甲',
  ],
  ['texts', { type: 'array', items: { type: 'string' } }, ['x'], ['x'], 'x'],
  [
    'a group',
    { type: 'object', properties: { a: { type: 'string', title: '甲' } } },
    { a: ' 1' },
    { a: '1' },
    '甲：1',
  ],
]

/** Spellings of a schema, which is a definition by the name `kind` too. */
const SPELLINGS: readonly (readonly [string, (schema: JsonSchema) => JsonSchema])[] = [
  ['a reference', () => ({ $ref: '#/definitions/kind' })],
  ['allOf', (schema) => ({ allOf: [schema] })],
  ['allOf with a reference', () => ({ allOf: [{ $ref: '#/definitions/kind' }] })],
  [
    'allOf of its parts',
    ({ type, ...rest }) => ({ ...(type !== undefined && { type }), allOf: [rest] }),
  ],
  ['a union with null', (schema) => ({ anyOf: [schema, { type: 'null' }] })],
  [
    'a union with null by reference',
    () => ({ oneOf: [{ type: 'null' }, { $ref: '#/definitions/kind' }] }),
  ],
  [
    'a union with null within allOf',
    (schema) => ({ allOf: [{ anyOf: [schema, { const: null }] }] }),
  ],
  [
    'a type or null',
    ({ type, ...rest }) => (type === undefined ? { ...rest } : { ...rest, type: [type, 'null'] }),
  ],
]

const formOf = (kind: JsonSchema, field: JsonSchema) =>
  compileForm({
    schema: {
      type: 'object',
      definitions: { kind },
      properties: { x: { title: '内容', ...field } },
    },
  })

const fieldOf = ({ fields }: ReturnType<typeof formOf>) => fields[0] as Field

describe('a schema in another spelling', () => {
  const cases = KINDS.flatMap(([kind, ...facts]) =>
    SPELLINGS.map(([spelling, spell]) => [kind, spelling, spell, ...facts] as const),
  )
  it.each(cases)(
    'describes %s by %s as the field that it is',
    (_, _1, spell, schema, typed, stored, text) => {
      const [plain, spelled] = [formOf(schema, schema), formOf(schema, spell(schema))]
      const [one, other] = [fieldOf(plain), fieldOf(spelled)]
      expect(other.widget).toBe(one.widget)
      expect(other.title).toBe('内容')
      expect(valueText(stored, one)).toBe(text)
      expect(valueText(stored, other)).toBe(text)
      expect(withNormalisedTexts(spelled, { x: typed })).toEqual({ x: stored })
      expect(other.conditions).toEqual([])
      expect(spelled.fields.map(({ path, conditions }) => [path, conditions])).toEqual(
        plain.fields.map(({ path, conditions }) => [path, conditions]),
      )
      expect(withoutEmpty(readEmptied(spelled, { x: null }))).toEqual({})
    },
  )
})

describe('ownSchema', () => {
  const own = (schema: JsonSchema, definitions: object = {}) =>
    ownSchema(schema, { definitions, properties: { x: schema } })

  it('returns a schema that is written out as it is', () => {
    const schema = {
      type: 'array',
      items: { type: 'object', properties: { a: { type: 'string' } } },
    }
    expect(own(schema)).toBe(schema)
  })

  it('lets the outer words count, and keeps a contradiction as a part', () => {
    expect(
      own({ title: '外', maxLength: 5, allOf: [{ title: '内', maxLength: 9, format: 'email' }] }),
    ).toEqual({ title: '外', maxLength: 5, format: 'email', allOf: [{ maxLength: 9 }] })
  })

  it.each([
    ['maximum', 100, 50],
    ['maxLength', 9, 5],
    ['maxItems', 3, 2],
    ['minimum', 1, 2],
    ['minLength', 1, 4],
    ['exclusiveMinimum', 0, 1],
  ])('has the narrower %s of its parts, in whatever order they stand', (keyword, wide, narrow) => {
    const [outer, inner] = [{ [keyword]: wide }, { [keyword]: narrow }]
    const merged = { ...inner, allOf: [outer] }
    expect(own({ ...outer, allOf: [inner] })).toEqual(merged)
    expect(own({ ...inner, allOf: [outer] })).toEqual(merged)
    expect(own({ allOf: [outer, inner] })).toEqual(merged)
  })

  it('keeps a second pattern as a part, which holds as well', () => {
    const schema = { pattern: '^a', allOf: [{ pattern: 'b$' }] }
    expect(own(schema)).toEqual(schema)
    const { valueSchema } = compileForm({ schema: { type: 'object', properties: { x: schema } } })
    expect(['ab', 'a', 'b'].map((x) => isFilledIn(valueSchema, { x }))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('leaves conditions and members where they are declared', () => {
    const part = { type: 'object', properties: { a: {} } }
    expect(own({ allOf: [part, { if: {}, then: { minLength: 1 } }] })).toEqual({
      type: 'object',
      allOf: [part, { if: {}, then: { minLength: 1 } }],
    })
  })

  it('leaves the items of a tuple as they are', () => {
    const schema = { type: ['array', 'null'], items: [{ type: 'string' }, { type: 'number' }] }
    expect(own(schema)).toEqual({ ...schema, type: 'array' })
  })

  it('finds options behind references', () => {
    const options = [
      { const: 'x', title: '甲' },
      { const: 'y', title: '乙' },
    ]
    expect(
      own(
        { oneOf: [{ $ref: '#/definitions/x' }, { $ref: '#/definitions/y' }, { type: 'null' }] },
        { x: options[0], y: options[1] },
      ),
    ).toEqual({ oneOf: options })
  })

  it('leaves a choice between kinds of values as it is', () => {
    const schema = { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] }
    expect(own(schema)).toEqual(schema)
  })

  it('ends for a schema that encloses itself', () => {
    const loop = { allOf: [{ $ref: '#/definitions/loop' }, { $ref: '#/definitions/loop' }] }
    expect(own({ $ref: '#/definitions/loop' }, { loop })).toMatchObject({
      allOf: expect.anything(),
    })
  })
})
