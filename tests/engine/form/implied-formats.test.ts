import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { isFilledIn } from '#engine/validation/condition.ts'
import { WIDGETS, widgets } from '#engine/widgets/widgets.ts'

const TEXT = { type: 'string', title: '内容' }
const formOf = (schema: object, widget: string, others: object = {}) =>
  compileForm({
    schema: { type: 'object', properties: { a: schema } },
    uiSchema: { a: { 'ui:widget': widget, ...others } },
  })

const takes = (form: ReturnType<typeof formOf>, a: unknown) => isFilledIn(form.valueSchema, { a })

const IMPLYING = WIDGETS.filter((name) => widgets[name].formats)

describe('a text with a widget of a format', () => {
  it.each(IMPLYING)('is validated by the format of %s', (widget) => {
    const form = formOf(TEXT, widget)
    expect(takes(form, '随便')).toBe(false)
    expect(form.root.members.get('a')?.schema.format).toBe(widgets[widget].formats?.[0])
  })

  it('is validated at both ends of a period', () => {
    const period = (items: object) => formOf({ type: 'array', title: '期间', items }, 'dateRange')
    expect(takes(period(TEXT), ['随便', '2026-11-20'])).toBe(false)
    expect(takes(period(TEXT), ['2026-11-01', '2026-11-20'])).toBe(true)
    expect(takes(period({ ...TEXT, pattern: '^随' }), ['随便', '随便'])).toBe(true)
  })

  it.each<[string, object, object?]>([
    ['another format', { ...TEXT, format: 'uri-reference' }],
    ['a pattern', { ...TEXT, pattern: '^随' }],
    ['options', { ...TEXT, enum: ['随便'] }],
    ['alternatives', { ...TEXT, anyOf: [{ const: '随便' }, { format: 'money' }] }],
    ['another type', { title: '内容' }],
    ['a value that is only read', TEXT, { 'ui:readonly': true }],
    ['a computed value', TEXT, { 'ui:options': { computed: '"随便"' } }],
  ])('is validated by its schema alone if it has %s', (_, schema, others) => {
    expect(takes(formOf(schema, 'money', others), '随便')).toBe(true)
  })

  it('may be empty or null as before', () => {
    expect(takes(formOf(TEXT, 'money'), undefined)).toBe(true)
    expect(takes(formOf({ ...TEXT, type: ['string', 'null'] }, 'money'), null)).toBe(true)
  })

  it.each([
    ['by a reference', { $ref: '#/definitions/amount' }],
    ['as a part', { allOf: [{ $ref: '#/definitions/amount' }] }],
  ])('is validated however it is spelled: %s', (_, a) => {
    const { valueSchema } = compileForm({
      schema: {
        type: 'object',
        definitions: { amount: TEXT },
        properties: { a, b: { $ref: '#/definitions/amount' } },
      },
      uiSchema: { a: { 'ui:widget': 'money' } },
    })
    expect(isFilledIn(valueSchema, { a: '随便' })).toBe(false)
    expect(isFilledIn(valueSchema, { a: '12.50', b: '随便' })).toBe(true)
  })

  it('leaves a declaration alone that another field shares with another widget', () => {
    const { valueSchema } = compileForm({
      schema: {
        type: 'object',
        definitions: { party: { type: 'object', properties: { phone: TEXT } } },
        properties: {
          a: { $ref: '#/definitions/party' },
          b: { $ref: '#/definitions/party' },
        },
      },
      uiSchema: { a: { phone: { 'ui:widget': 'mobile' } } },
    })
    expect(isFilledIn(valueSchema, { a: { phone: '13800138000' }, b: { phone: '随便' } })).toBe(
      true,
    )
  })

  it('leaves the schema as it is if no widget implies a format', () => {
    const { schema, valueSchema } = formOf(TEXT, 'textarea')
    expect(valueSchema).toBe(schema)
  })
})
