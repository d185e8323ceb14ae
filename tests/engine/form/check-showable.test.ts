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

/** The places in the content that a form is refused for. */
const refusals = (content: object): string[] => {
  const { steps, diagnostics } = compileProcess(processOf(entry(1, { content })))
  const found = diagnostics.filter(({ severity }) => severity === 'error')
  expect(steps.map(({ broken }) => broken)).toEqual([found.length > 0])
  return found.map(({ code, pointer }) => {
    expect(code).toBe('not-showable')
    return pointer.replace('/actExForms/0/content', '')
  })
}

describe('checkShowable', () => {
  it.each<[string, object, string]>([
    ['a text as the whole form', { schema: TEXT }, '/schema'],
    ['a list as the whole form', { schema: { type: 'array', items: TEXT } }, '/schema'],
    ['a form without type and fields', { schema: {} }, '/schema'],
    ['a bare schema of a text', { ...TEXT }, ''],
    ['a field without type', field({ title: '甲' }), '/schema/properties/a'],
    ['a list without items', field({ type: 'array' }), '/schema/properties/a'],
    ['items without type', field({ type: 'array', items: {} }), '/schema/properties/a/items'],
    ['a data URL', field({ type: 'string', format: 'data-url' }), '/schema/properties/a'],
    [
      'a list of data URLs',
      field({ type: 'array', items: { type: 'string', format: 'data-url' } }),
      '/schema/properties/a/items',
    ],
    [
      'fields that the customer names',
      field({ type: 'object', additionalProperties: TEXT }),
      '/schema/properties/a',
    ],
    [
      'fields of a pattern, under a condition',
      { schema: { type: 'object', then: { patternProperties: { '^x': TEXT } }, if: {} } },
      '/schema',
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
})
