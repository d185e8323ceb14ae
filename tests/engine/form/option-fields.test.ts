import { expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { optionFields } from '#engine/form/option-fields.ts'

it('are the members with options from the server: a list of codes, not its items besides', () => {
  const form = compileForm({
    schema: {
      type: 'object',
      properties: {
        bank: { type: 'string' },
        codes: { type: 'array', items: { type: 'string' } },
        name: { type: 'string' },
      },
    },
    uiSchema: {
      bank: { 'ui:widget': 'dictionary', 'ui:options': { dictionary: 'bank' } },
      codes: { items: { 'ui:widget': 'dictionary', 'ui:options': { dictionary: 'industry' } } },
    },
  })
  expect(form.fields.filter(({ scope }) => scope !== undefined)).toHaveLength(2)
  expect(optionFields(form).map(({ name }) => name)).toEqual(['bank'])
})
