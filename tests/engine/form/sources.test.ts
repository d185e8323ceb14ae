import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { withReadOnlySources, withSources } from '#engine/form/sources.ts'

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
  it('fills fields that were never saved, however deep', () => {
    const filled = { name: '海陵', person: { mobile: '13800010000' } }
    expect(withSources(form, undefined, collected)).toEqual(filled)
    expect(withSources(form, { person: {} }, collected)).toEqual(filled)
  })

  it.each([
    [{ name: undefined, person: { mobile: undefined } }],
    [{ name: '', person: { mobile: null } }],
    [{ name: undefined, person: undefined }],
  ])('leaves a field that was emptied: %j', (data) => {
    expect(withSources(form, data, collected)).toBe(data)
  })

  it('fills a field under a condition where it is asked for', () => {
    const optional = compileForm({
      schema: {
        type: 'object',
        properties: { card: { type: 'array', items: { type: 'string' } } },
        if: { required: ['card'], properties: { card: { minItems: 1 } } },
        else: { properties: { bank: { type: 'string' } } },
      },
      uiSchema: {
        card: { 'ui:options': { source: '/saved/cards' } },
        bank: { 'ui:options': { source: '/earlier/bank' } },
      },
    })
    const earlier = { bank: '工商银行' }
    expect(withSources(optional, undefined, { earlier, saved: {} })).toEqual(earlier)
    expect(withSources(optional, {}, { earlier, saved: { cards: ['1'] } })).toEqual({
      card: ['1'],
    })
  })

  it('keeps existing values', () => {
    const data = { name: '另一家', person: { mobile: '13900010000' } }
    expect(withSources(form, data, collected)).toBe(data)
  })

  it('leaves a field empty if its source has no value', () => {
    expect(withSources(form, { person: {} }, {})).toEqual({ person: {} })
  })

  it('replaces another value of a constant', () => {
    const constant = compileForm({
      schema: { type: 'object', properties: { currency: { type: 'string', const: 'CNY' } } },
    })
    expect(withSources(constant, { currency: 'USD' }, {})).toEqual({ currency: 'CNY' })
    expect(withReadOnlySources(constant, {}, {})).toEqual({})
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

describe('withReadOnlySources', () => {
  const terms = compileForm({
    schema: {
      type: 'object',
      properties: {
        amount: { type: 'string' },
        purpose: { type: 'string' },
        kind: { type: 'string' },
        rates: { type: 'object', properties: { annual: { type: 'string' } } },
        rows: { type: 'array', items: { type: 'object', properties: { bank: {} } } },
      },
      if: { properties: { kind: { const: 'company' } }, required: ['kind'] },
      then: { properties: { code: { type: 'string' } } },
    },
    uiSchema: {
      amount: { 'ui:widget': 'readonly', 'ui:options': { source: '/quota/amount' } },
      purpose: { 'ui:options': { source: '/quota/purpose' } },
      rates: { 'ui:readonly': true, annual: { 'ui:options': { source: '/quota/rate' } } },
      rows: { items: { bank: { 'ui:widget': 'status', 'ui:source': '/quota/bank' } } },
      code: { 'ui:widget': 'hidden', 'ui:source': '/quota/code' },
    },
  })
  const quota = { amount: '300000.00', purpose: '采购', rate: '4.35', bank: 'icbc', code: 'C1' }

  it('replaces what a client sends for a field that is only read', () => {
    const sent = {
      amount: '99000000.00',
      purpose: '周转',
      rates: { annual: '0.01' },
      rows: [{ bank: 'x', note: '1' }],
    }
    expect(withReadOnlySources(terms, sent, { quota })).toEqual({
      amount: '300000.00',
      purpose: '周转',
      rates: { annual: '4.35' },
      rows: [{ bank: 'icbc', note: '1' }],
    })
  })

  it('fills the fields that a client leaves out, however deep', () => {
    expect(withReadOnlySources(terms, {}, { quota })).toEqual({
      amount: '300000.00',
      rates: { annual: '4.35' },
    })
  })

  it('removes a value whose source has none', () => {
    expect(withReadOnlySources(terms, { amount: '1.00', purpose: '采购' }, {})).toEqual({
      purpose: '采购',
    })
  })

  it('fills a field under a condition while it is shown, and removes it otherwise', () => {
    const filled = withReadOnlySources(terms, { kind: 'company' }, { quota })
    expect(filled).toMatchObject({ code: 'C1' })
    expect(
      withReadOnlySources(terms, { kind: 'person', code: 'C1' }, { quota }),
    ).not.toHaveProperty('code')
  })

  it('returns the same object where nothing changes', () => {
    const data = { amount: '300000.00', rates: { annual: '4.35' } }
    expect(withReadOnlySources(terms, data, { quota })).toBe(data)
  })
})
