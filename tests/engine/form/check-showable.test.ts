import { describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { entry, externalDatum, processOf } from '../process/definitions.ts'

const TEXT = { type: 'string' }
const form = (properties: object, uiSchema: object = {}) => ({
  schema: { type: 'object', properties },
  uiSchema,
})
const field = (schema: object, widget?: string) =>
  form({ a: schema }, widget === undefined ? {} : { a: { 'ui:widget': widget } })

/** The places in the content that are refused; where the whole form is, its step is broken. */
const refusals = (content: object): string[] => {
  const { steps, diagnostics } = compileProcess(processOf(entry(1, { content })))
  const found = diagnostics.filter(({ severity }) => severity === 'error')
  const [step] = steps
  const fields = step?.forms[0]?.plan.fields
  expect(step?.broken).toBe(fields === undefined)
  if (fields) expect(fields.some(({ refused }) => refused !== undefined)).toBe(found.length > 0)
  return found.map(({ code, pointer }) => {
    expect(code).toBe('not-showable')
    return pointer.replace('/actExForms/0/content', '')
  })
}

describe('checkShowable', () => {
  it.each<[string, object, string]>([
    ['a form without type and fields', { schema: {} }, '/schema'],
    ['a field without type', field({ title: '甲' }), '/schema/properties/a'],
    ['a list without items', field({ type: 'array' }), '/schema/properties/a'],
    ['items without type', field({ type: 'array', items: {} }), '/schema/properties/a/items'],
    [
      'fields that the customer names, of no type',
      field({ type: 'object', additionalProperties: { title: '甲' } }),
      '/schema/properties/a/additionalProperties',
    ],
    [
      'a password of a pattern, under a condition',
      {
        schema: { type: 'object', then: { patternProperties: { '^x': TEXT } }, if: {} },
        uiSchema: { additionalProperties: { 'ui:widget': 'password' } },
      },
      '/schema/then/patternProperties/^x',
    ],
    ['a password', field(TEXT, 'password'), '/schema/properties/a'],
    ['files as a text', field(TEXT, 'upload'), '/schema/properties/a'],
    ['files as texts', field({ type: 'array', items: TEXT }, 'upload'), '/schema/properties/a'],
    ['a table of texts', field({ type: 'array', items: TEXT }, 'table'), '/schema/properties/a'],
    ['a period as a text', field(TEXT, 'dateRange'), '/schema/properties/a'],
  ])('refuses %s', (_, content, pointer) => {
    expect(refusals(content)).toEqual([pointer])
  })

  it.each<[string, object]>([
    ['an object without fields', { schema: { type: 'object' } }],
    [
      'a form whose fields are in branches',
      {
        schema: { anyOf: [{ properties: { a: TEXT } }, { properties: { b: TEXT } }] },
      },
    ],
    [
      'a field that a condition declares in part',
      {
        schema: {
          type: 'object',
          allOf: [
            { if: { required: ['b'] }, then: { properties: { a: { minLength: 2 } } } },
            { properties: { a: TEXT, b: TEXT } },
          ],
        },
      },
    ],
    [
      'members of any name that nobody asks for',
      field({ type: 'object', additionalProperties: true }),
    ],
    ['options without a type', field({ enum: [1, 'b'] }, 'radio')],
    ['yes and no as radio buttons', field({ type: 'boolean' }, 'radio')],
    ['a hidden field of any kind', field({ additionalProperties: TEXT }, 'hidden')],
    ['files', field({ type: 'array', items: { type: 'object' } }, 'upload')],
    ['a list of the server’s options', field({ type: 'array', items: TEXT }, 'dictionary')],
    [
      'a computed list',
      form({ a: { type: 'array' } }, { a: { 'ui:options': { computed: '[1]' } } }),
    ],
  ])('accepts %s', (_, content) => {
    expect(refusals(content)).toEqual([])
  })

  it('leaves external data alone, which no customer types', () => {
    const datum = { ...externalDatum(1, 'code'), content: { schema: TEXT } }
    expect(compileProcess(processOf(datum, entry(1))).diagnostics).toEqual([])
  })

  it('marks a list whose items cannot be shown, so that one line stands for it', () => {
    const content = field({ type: 'array', items: {} })
    const { steps } = compileProcess(processOf(entry(1, { content })))
    const list = steps[0]?.forms[0]?.plan.fields.find(({ name }) => name === 'a')
    expect(list?.refused).toBe('type')
  })
})

describe('isUnfillable', () => {
  const PASSWORD = { type: 'string', title: '密码' }
  const hidden = { a: { 'ui:widget': 'password' } }
  const isBroken = (content: object) =>
    compileProcess(processOf(entry(1, { content }))).steps[0]?.broken

  it.each<[string, boolean, object]>([
    ['is required', true, { properties: { a: PASSWORD }, required: ['a'] }],
    ['is optional', false, { properties: { a: PASSWORD } }],
    [
      'is required under a condition',
      false,
      {
        properties: { b: TEXT },
        if: { properties: { b: { const: 'x' } } },
        then: { properties: { a: PASSWORD }, required: ['a'] },
      },
    ],
  ])('blocks a step if a field that cannot be shown %s: %s', (_, expected, schema) => {
    expect(isBroken({ schema: { type: 'object', ...schema }, uiSchema: hidden })).toBe(expected)
  })

  it('blocks a step for a member of a group only if the group is required', () => {
    const within = (required: readonly string[]) => ({
      schema: {
        type: 'object',
        properties: {
          g: { type: 'object', properties: { a: PASSWORD }, required: ['a'] },
        },
        required,
      },
      uiSchema: { g: hidden },
    })
    expect([isBroken(within(['g'])), isBroken(within([]))]).toEqual([true, false])
  })

  it('blocks no step for a member of a row', () => {
    const rows = {
      type: 'array',
      items: { type: 'object', properties: { a: PASSWORD }, required: ['a'] },
    }
    const content = {
      schema: { type: 'object', properties: { rows }, required: ['rows'] },
      uiSchema: { rows: { items: hidden } },
    }
    expect(isBroken(content)).toBe(false)
  })
})
