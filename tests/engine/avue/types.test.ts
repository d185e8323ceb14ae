import { describe, expect, it } from 'vitest'
import { convertAvue } from '#engine/avue/convert-avue.ts'
import { isFilledIn } from '#engine/validation/condition.ts'
import { convert, itConverts, list, text, wire } from './convert-column.ts'

describe('convertTypeOf', () => {
  itConverts([
    [{}, text],
    [
      { type: 'input', minlength: 2, maxlength: 9 },
      { ...text, minLength: 2, maxLength: 9 },
    ],
    [
      { type: 'textarea', minRows: 3 },
      text,
      { 'ui:widget': 'textarea', 'ui:options': { rows: 3 } },
    ],
    [{ type: 'search' }, text],
    [{ type: 'phone' }, { ...text, format: 'mobile' }],
    [{ type: 'email' }, { ...text, format: 'email' }],
    [{ type: 'idCard' }, { ...text, format: 'resident-id' }],
    [{ type: 'uscc' }, { ...text, format: 'credit-code' }],
    [{ type: 'bankCard' }, { ...text, format: 'bank-card' }],
    [
      { type: 'number', min: 0, max: 9, precision: 2, step: 0.01 },
      { type: 'number', multipleOf: 0.01, minimum: 0, maximum: 9 },
      { 'ui:widget': 'updown' },
    ],
    [{ type: 'number', precision: 0 }, { type: 'integer' }, { 'ui:widget': 'updown' }],
    [{ type: 'number', precision: null }, { type: 'number' }, { 'ui:widget': 'updown' }],
    [
      { type: 'currency', precision: 1 },
      { type: 'number', multipleOf: 0.1 },
    ],
    [
      { type: 'currency', max: 100 },
      { type: 'number', maximum: 100 },
    ],
    [{ type: 'slider', max: 50 }, { type: 'number', maximum: 50 }, { 'ui:widget': 'updown' }],
    [{ type: 'slider', range: true }, list({ type: 'number' }, { minItems: 2, maxItems: 2 })],
    [
      { type: 'rate', max: 10 },
      { type: 'integer', minimum: 1, maximum: 10 },
      { 'ui:widget': 'rating' },
    ],
    [
      { type: 'dynamic', limit: 3, children: { column: [{ prop: 'n', required: true }] } },
      list(
        { type: 'object', properties: { n: { title: 'n', ...text } }, required: ['n'] },
        { maxItems: 3 },
      ),
      { 'ui:widget': 'table', items: { n: {} } },
    ],
    [
      { type: 'dynamic', children: { type: 'form', column: { n: { type: 'number' } } } },
      list({ type: 'object', properties: { n: { title: 'n', type: 'number' } } }),
      { items: { n: { 'ui:widget': 'updown' } } },
    ],
    [
      { type: 'array', dataType: 'string', limit: 4 },
      list(text, { maxItems: 4 }),
      wire({ as: 'joined' }),
    ],
    [{ type: 'img' }, list(text)],
    [{ type: 'input-tag' }, list(text)],
    [
      { type: 'url', alone: true },
      { ...text, format: 'uri' },
    ],
  ])

  it('converts a location to longitude, latitude and address', () => {
    const { form } = convertAvue({ column: [{ prop: 'a', type: 'map' }] })
    expect(isFilledIn(form.schema, { a: [114.05, 22.54, '深圳'] })).toBe(true)
    expect(isFilledIn(form.schema, { a: ['114', 22.54, '深圳'] })).toBe(false)
  })

  it.each([9, -1, 0.5, '2'])(
    'reports the precision %j, which is no number of places',
    (precision) => {
      const { schema, diagnostics } = convert({ type: 'number', precision })
      expect(schema).toEqual({ type: 'number' })
      expect(diagnostics).toMatchObject([
        { code: 'avue-not-carried-over', pointer: '/column/0/precision' },
      ])
    },
  )

  it.each(['input-table', 'mention', 'ueditor', 'password', 'constructor', 42])(
    'refuses the type %s at its column',
    (type) => {
      const { schema, ui, required, diagnostics } = convert({ type, label: '备注', required: true })
      expect({ schema, ui, required }).toEqual({ schema: {}, ui: {}, required: [] })
      expect(diagnostics).toMatchObject([{ code: 'avue-unsupported', pointer: '/column/0' }])
      expect(diagnostics[0]?.detail).toContain('备注')
    },
  )
})
