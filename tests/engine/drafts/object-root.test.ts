import { describe, expect, it } from 'vitest'
import { withObjectRoot } from '#engine/drafts/object-root.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { entry, externalDatum, processOf } from '../process/definitions.ts'

const TEXT = { type: 'string' }

describe('withObjectRoot', () => {
  it('makes a list the member of an object, with its uiSchema, its first values and the form’s options', () => {
    expect(
      withObjectRoot({
        schema: { type: 'array', title: '货物', items: TEXT },
        uiSchema: { items: { 'ui:widget': 'textarea' }, 'ui:globalOptions': { label: true } },
        formData: ['a'],
      }),
    ).toEqual({
      schema: {
        type: 'object',
        properties: { value: { type: 'array', title: '货物', items: TEXT } },
      },
      uiSchema: {
        'ui:globalOptions': { label: true },
        value: { items: { 'ui:widget': 'textarea' } },
      },
      formData: { value: ['a'] },
    })
  })

  it.each([
    ['a text', TEXT],
    ['a list that may not be empty', { type: 'array', items: TEXT, minItems: 1 }],
    ['one of several values', { enum: ['a', 'b'] }],
    ['a text behind a reference', { $ref: '#/definitions/t', definitions: { t: TEXT } }],
  ])('requires %s, which has a title in any case', (_, schema) => {
    expect(withObjectRoot({ schema }).schema).toMatchObject({
      properties: { value: { title: '内容' } },
      required: ['value'],
    })
  })

  it('leaves definitions at the root, and moves the references to the value itself', () => {
    const items = {
      properties: { a: { $ref: '#/definitions/a' }, b: { $ref: '#/items/properties/a' } },
    }
    expect(
      withObjectRoot({ schema: { type: 'array', items, definitions: { a: TEXT } } }).schema,
    ).toEqual({
      type: 'object',
      properties: {
        value: {
          type: 'array',
          title: '内容',
          items: {
            properties: {
              a: { $ref: '#/definitions/a' },
              b: { $ref: '#/properties/value/items/properties/a' },
            },
          },
        },
      },
      definitions: { a: TEXT },
    })
  })

  it.each([
    ['an object', { type: 'object' }],
    ['members without a type', { properties: {} }],
    ['nothing', {}],
    ['a reference to itself', { $ref: '#' }],
  ])('returns %s as it is', (_, schema) => {
    const form = { schema }
    expect(withObjectRoot(form)).toBe(form)
  })

  it('is not asked for data of the server', () => {
    const content = { schema: { type: 'array', items: TEXT } }
    const { externalData } = compileProcess(
      processOf(entry(1), { ...externalDatum(2, 'list'), content: { ...content, default: [] } }),
    )
    expect(externalData[0]?.plan?.schema).toEqual(content.schema)
  })
})
