import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { filledWith, offersOf } from '#engine/form/offers.ts'
import { withSources } from '#engine/form/sources.ts'

const text = { type: 'string' }
const form = compileForm({
  schema: {
    type: 'object',
    properties: { bank: text, branch: text, accountNo: text, mobile: text },
  },
  uiSchema: {
    'ui:options': { source: '/saved/accounts' },
    bank: { 'ui:widget': 'dictionary', 'ui:options': { dictionary: 'bank' } },
    branch: { 'ui:widget': 'bankBranch', 'ui:options': { within: { field: 'bank' } } },
  },
})
const offers = [
  { id: '1', title: '招商银行（尾号 6245）' },
  { id: '2', title: '工商银行（尾号 9999）' },
]

describe('offersOf', () => {
  it("lists what the form's own source offers, and fills nothing with it", () => {
    const collected = { saved: { accounts: offers } }
    expect(offersOf(form, collected)).toEqual(offers)
    expect(withSources(form, { mobile: '1' }, collected)).toEqual({ mobile: '1' })
  })

  it.each([{}, { saved: { accounts: [] } }, { saved: { accounts: '1' } }])(
    'lists nothing of %o',
    (collected) => expect(offersOf(form, collected)).toEqual([]),
  )

  it('lists nothing for a form without a source', () => {
    const plain = compileForm({ schema: form.schema })
    expect(offersOf(plain, { saved: { accounts: offers } })).toEqual([])
  })
})

describe('filledWith', () => {
  it('fills the fields of the same names, and keeps the others', () => {
    const values = { bank: 'CMB', accountNo: '6222', branchName: '园区支行', mobile: '' }
    expect(filledWith(form, { mobile: '138', accountNo: '1' }, values)).toEqual({
      mobile: '138',
      bank: 'CMB',
      accountNo: '6222',
    })
    expect(filledWith(form, undefined, values)).toEqual({ bank: 'CMB', accountNo: '6222' })
  })

  it('empties a field whose options a filled one narrows', () => {
    expect(filledWith(form, { bank: 'ICBC', branch: '102' }, { bank: 'CMB' })).toEqual({
      bank: 'CMB',
    })
    expect(filledWith(form, { branch: '102' }, { accountNo: '1' })).toMatchObject({ branch: '102' })
  })
})
