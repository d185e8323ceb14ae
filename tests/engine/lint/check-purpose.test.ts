import { describe, expect, it } from 'vitest'
import { checkProcessFile } from '#engine/lint/check-file.ts'
import receivableRegistration from '#schemas/processes/receivable-registration.json' with { type: 'json' }

/** The findings about the shipped registration of a receivable, after a change of its text. */
const found = (change: (text: string) => string) =>
  checkProcessFile(JSON.parse(change(JSON.stringify(receivableRegistration)))).diagnostics.map(
    ({ code, pointer, message }) => ({ code, pointer, message }),
  )

it('finds nothing wrong with a process that asks for each value of its record', () => {
  expect(found((text) => text)).toEqual([])
})

it('finds a value of the record that no field is named for', () => {
  const findings = found((text) =>
    text.replaceAll('"dueOn"', '"dueDate"').replaceAll('dueOn)', 'dueDate)'),
  )
  expect(findings).toEqual([
    {
      code: 'missing-value',
      pointer: '/actExForms',
      message: expect.stringContaining('dueOn（用途 13）') as string,
    },
  ])
})

it.each(['productDetails', 'activatethequota'])(
  'finds the page %s, which shows a product',
  (key) => {
    const page = { id: 's', name: '产品', keyName: key, nodeType: 1, progress: 3 }
    const findings = found((text) => text.replace(/\]\}$/, `,${JSON.stringify(page)}]}`))
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'page-without-product', pointer: '/actExForms/3' }),
    )
  },
)

describe('a contract of a process about a record', () => {
  /** The findings with a step before the confirmation that signs a contract, or names none. */
  const withSigning = (contract?: object) => {
    const [record, form, confirmation] = receivableRegistration.actExForms
    const content = { step: { dependsOn: ['receivable'] }, ...(contract && { contract: 'deed' }) }
    const signing = { id: 's', name: '合同', keyName: 'contractSigning', nodeType: 1, progress: 2 }
    const process = {
      ...receivableRegistration,
      actExForms: [record, form, { ...signing, content }, { ...confirmation, progress: 3 }],
      ...(contract && { contracts: [contract] }),
    }
    return checkProcessFile(process).diagnostics
  }
  const deed = (paragraph: string, when?: string) => ({
    name: 'deed',
    title: '应收账款确认书',
    parties: [
      { role: '甲方', name: '{{customer.name}}' },
      { role: '乙方', name: '付款方' },
    ],
    clauses: [{ paragraphs: [paragraph], ...(when && { when }) }],
  })

  it('may state the values of its forms', () => {
    const { length } = withSigning(deed('金额为 {{/receivable/amount}}。'))
    expect(length).toBe(0)
  })

  it('may not state the terms of a product', () => {
    expect(withSigning(deed('资金方为 {{goods.capitalName}}。'))).toEqual([
      expect.objectContaining({
        code: 'contract-without-product',
        pointer: '/contracts/0/clauses/0/paragraphs/0',
        message: expect.stringContaining('goods.capitalName') as string,
      }),
    ])
    expect(withSigning(deed('有追索权。', "goods.funder == 'bank'"))).toEqual([
      expect.objectContaining({
        code: 'contract-without-product',
        pointer: '/contracts/0/clauses/0/when',
      }),
    ])
  })

  it('has to be named: the general one states the terms of a product', () => {
    expect(withSigning()).toEqual([
      expect.objectContaining({ code: 'contract-without-product', pointer: '/actExForms/2' }),
    ])
  })
})

it('finds product types of a process that is about no product, and misses those of one that is', () => {
  expect(found((text) => text.replace('"type":13', '"goodsTypes":[1],"type":13'))).toEqual([
    expect.objectContaining({ code: 'invalid-file', pointer: '/goodsTypes' }),
  ])
  expect(found((text) => text.replace('"type":13', '"type":1'))).toContainEqual(
    expect.objectContaining({ code: 'invalid-file', pointer: '/goodsTypes' }),
  )
})
