import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { withSources } from '#src/forms/model/sources.ts'

const form = compileForm({
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      person: { type: 'object', properties: { mobile: { type: 'string' } } },
    },
  },
  uiSchema: {
    name: { 'ui:options': { source: '/customer/name' } },
    person: { mobile: { 'ui:source': '/contact/0/mobile' } },
  },
})
const collected = { customer: { name: '海陵' }, contact: [{ mobile: '13800010000' }] }

describe('withSources', () => {
  it('fills fields that are empty, however deep', () => {
    expect(withSources(form, undefined, collected)).toEqual({
      name: '海陵',
      person: { mobile: '13800010000' },
    })
    expect(withSources(form, { name: '' }, collected)).toMatchObject({ name: '海陵' })
  })

  it('keeps existing values', () => {
    const data = { name: '另一家', person: { mobile: '13900010000' } }
    expect(withSources(form, data, collected)).toBe(data)
  })

  it('leaves a field empty if its source has no value', () => {
    expect(withSources(form, { person: {} }, {})).toEqual({ person: {} })
  })

  it('copies values rather than sharing them', () => {
    const list = compileForm({
      schema: { type: 'object', properties: { l: { type: 'array' } } },
      uiSchema: { l: { 'ui:source': '/l' } },
    })
    const source = { l: ['1'] }
    expect((withSources(list, {}, source) as typeof source).l).not.toBe(source.l)
  })
})
