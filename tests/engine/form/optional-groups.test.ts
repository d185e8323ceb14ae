import { describe, expect, it } from 'vitest'
import { formsWithIssues } from '#fixtures/backend/domain/flows/check-values.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { compileForm } from '#engine/form/compile-form.ts'
import { isAbsent, isOptionalGroup } from '#engine/form/optional-groups.ts'
import { isFilledIn } from '#engine/validation/condition.ts'
import { entry, processOf } from '../process/definitions.ts'

const OPTIONAL = { 'ui:options': { enableOptionalDataFieldForType: ['object'] } }

const CONTACT = {
  type: 'object',
  title: '备用联系人',
  required: ['name'],
  allOf: [{ required: ['phone'] }],
  properties: {
    name: { type: 'string' },
    phone: { type: 'string' },
    note: { type: 'string' },
    address: {
      type: 'object',
      required: ['city'],
      properties: { city: { type: 'string' }, street: { type: 'string' } },
    },
  },
}

const formOf = (contact: object, ui: object = OPTIONAL, more: object = {}) =>
  compileForm({
    schema: { type: 'object', properties: { contact, other: { type: 'string' } }, ...more },
    uiSchema: { contact: ui },
  })

describe('a group that may be absent', () => {
  it.each([
    ['is absent', {}, true],
    ['is an empty object', { contact: {} }, true],
    ['has empty values', { contact: { name: '', address: { city: ' ' } } }, true],
    ['has some of what it demands', { contact: { note: '甲' } }, false],
    ['has something in a group of its own', { contact: { address: { street: '乙' } } }, false],
    ['lacks what a schema demands that always applies', { contact: { name: '甲' } }, false],
    ['has all', { contact: { name: '甲', phone: '1', address: { city: '丙' } } }, true],
  ])('that %s', (_what, data, isValid) => {
    expect(isFilledIn(formOf(CONTACT).valueSchema, data)).toBe(isValid)
  })

  it('may stand in a definition that another group demands', () => {
    const schema = {
      type: 'object',
      required: ['main'],
      definitions: { contact: CONTACT },
      properties: {
        main: { $ref: '#/definitions/contact' },
        contact: { $ref: '#/definitions/contact' },
      },
    }
    const form = compileForm({ schema, uiSchema: { contact: OPTIONAL } })
    const whole = { name: '甲', phone: '1', address: { city: '丙' } }
    expect(isFilledIn(form.valueSchema, { main: whole, contact: {} })).toBe(true)
    expect(isFilledIn(form.valueSchema, { main: {}, contact: {} })).toBe(false)
    expect(isFilledIn(form.valueSchema, { main: whole, contact: { name: '甲' } })).toBe(false)
    expect(form.fields.filter(isOptionalGroup).map(({ name }) => name)).toEqual(['contact'])
  })

  it('may hold another one', () => {
    const outer = {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string' }, inner: CONTACT },
    }
    const { valueSchema: schema } = formOf(outer, { ...OPTIONAL, inner: OPTIONAL })
    expect(isFilledIn(schema, { contact: { inner: {} } })).toBe(true)
    expect(isFilledIn(schema, { contact: { name: '甲', inner: {} } })).toBe(true)
    expect(isFilledIn(schema, { contact: { inner: { note: '乙' } } })).toBe(false)
    expect(isFilledIn(schema, { contact: { name: '甲', inner: { note: '乙' } } })).toBe(false)
  })

  it('is checked by the server once something of it is filled in', () => {
    const { schema, uiSchema } = formOf(CONTACT)
    const plan = compileProcess(processOf(entry(1, { schema, uiSchema })))
    const refused = (contact: object) => {
      const data = { [plan.steps[0]!.forms[0]!.id]: { contact } }
      return formsWithIssues(plan, { sent: data, data, external: {} }).length
    }
    expect([refused({}), refused({ note: '甲' }), refused({ name: '' })]).toEqual([0, 1, 0])
  })

  it('requires nothing for certain, and a group that is required is none', () => {
    const certain = formOf(CONTACT).fields.filter(({ isRequired }) => isRequired)
    expect(certain).toEqual([])
    const required = formOf(CONTACT, OPTIONAL, { required: ['contact'] })
    expect(required.fields.filter(isOptionalGroup)).toEqual([])
    expect(isFilledIn(required.valueSchema, { contact: {} })).toBe(false)
    expect(isFilledIn(formOf(CONTACT, {}).valueSchema, { contact: {} })).toBe(false)
  })

  it.each([
    [undefined, true],
    [{}, true],
    [{ a: '', b: { c: [] } }, true],
    [{ a: false }, false],
    [{ b: { c: 0 } }, false],
  ])('with the values %j is absent: %s', (values, is) => {
    expect(isAbsent(values)).toBe(is)
  })
})
