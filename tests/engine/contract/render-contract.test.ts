import { describe, expect, it } from 'vitest'
import { compileContract } from '#engine/contract/compile-contract.ts'
import {
  contractFor,
  renderContract,
  type ContractValues,
} from '#engine/contract/render-contract.ts'
import { sampleProduct } from '#engine/paths/sample-contract.ts'
import { compileProcess } from '#engine/process/compile.ts'
import general from '#schemas/contracts/general.json' with { type: 'json' }
import { entry, externalDatum, fixedPage, processOf } from '../process/definitions.ts'

const PLAN = compileProcess(
  processOf(
    entry(1, {
      keyName: 'terms',
      schema: {
        type: 'object',
        properties: {
          amount: { type: 'string', title: '金额', format: 'money' },
          capital: { type: 'string', title: '注册资本', format: 'money' },
          rate: { type: 'string', title: '利率', format: 'percent' },
          use: { type: 'string', title: '用途', oneOf: [{ const: 'stock', title: '备货' }] },
          invoices: {
            type: 'array',
            title: '发票',
            items: {
              type: 'object',
              properties: {
                no: { type: 'string', title: '号码' },
                sum: { type: 'string', title: '金额', format: 'money' },
              },
            },
          },
        },
      },
      uiSchema: { capital: { 'ui:options': { unit: '万元' } } },
    }),
    externalDatum(1, 'proposal'),
    fixedPage(2),
  ),
)

const values = (
  terms: object = {},
  goods: Partial<ContractValues['facts']['goods']> = {},
): ContractValues => ({
  plan: PLAN,
  collected: { terms, proposal: { days: 90 } },
  facts: {
    goods: {
      ...sampleProduct('普惠保理', 'bank'),
      capitalName: '华川商业银行',
      ...goods,
    },
    customer: { name: '苏州澄禾精密部件有限公司', number: '91320500MA1XH2K33T' },
    process: { name: '产品开通' },
  },
  stated: [{ formName: '条件', fields: [{ title: '金额', text: '88.00 元' }] }],
  begunOn: '2026-11-20',
  reading: {},
})

const contract = (clauses: readonly object[], change: object = {}) => {
  const found = compileContract(
    {
      name: 'sample',
      title: '样本合同',
      parties: [
        { role: '甲方', name: '{{goods.capitalName}}' },
        { role: '乙方', name: '{{customer.name}}', lines: ['证件：{{customer.number}}'] },
      ],
      clauses,
      ...change,
    },
    (code, pointer, detail) => expect.unreachable(`${code} ${pointer} ${detail}`),
  )
  if (!found) throw new Error('no contract')
  return found
}

/** Renders clauses, and returns the lines behind those of the parties. */
const linesOf = (clauses: readonly object[], given = values()) =>
  renderContract(contract(clauses), given).content.split('\n').slice(3)

const paragraph = (text: string, given?: ContractValues) =>
  linesOf([{ paragraphs: [text] }], given)[0]

describe('renderContract', () => {
  it('writes the general contract in the words that were signed before texts were data', () => {
    const compiled = compileContract(general, () => undefined)
    expect(compiled && renderContract(compiled, values())).toEqual({
      title: '普惠保理产品开通合同',
      content: [
        '甲方（资金方）：华川商业银行',
        '乙方（申请人）：苏州澄禾精密部件有限公司',
        '乙方证件号码：91320500MA1XH2K33T',
        '鉴于乙方通过本平台就“普惠保理”办理“产品开通”，甲乙双方经平等协商，订立本合同。',
        '第一条 产品要素',
        '融资额度区间为人民币 100,000.00 元至 5,000,000.00 元，年化利率区间为 4.35% 至 6.80%，期限为 30 天至 360 天，还款方式为到期一次性还本付息。具体以甲方审批结果为准。',
        '第二条 乙方申请信息',
        '【条件】',
        '金额：88.00 元',
        '第三条 陈述与保证',
        '乙方保证所提交的资料真实、完整、合法、有效，并授权甲方及平台为审批与贷后管理之目的依法查询、核实相关信息。',
        '第四条 电子签署',
        '双方同意以可靠的电子签名签署本合同，电子签名与手写签名或者盖章具有同等的法律效力。',
        '第五条 争议解决',
        '因本合同产生的争议，双方应协商解决；协商不成的，提交甲方所在地有管辖权的人民法院诉讼解决。',
      ].join('\n'),
    })
  })

  it.each([
    ['{{/terms/amount}}', '500,000.00 元'],
    ['{{/terms/amount|capitals}}', '人民币伍拾万元整'],
    ['{{/terms/capital}}', '800 万元'],
    ['{{/terms/capital|capitals}}', '人民币捌佰万元整'],
    ['{{/terms/rate}}', '6%'],
    ['{{/terms/use}}', '备货'],
    ['{{ /proposal/days | days }}', '90 天'],
    ['{{goods.termMax}}', '360 天'],
    ['为{{/terms/amount}}止', '为500,000.00 元止'],
  ])('writes %s as its field declares it, or in the format that is named', (text, written) => {
    const terms = { amount: '500000', capital: '800', rate: '6', use: 'stock' }
    expect(paragraph(text, values(terms))).toBe(written)
  })

  it('writes a missing value as a blank, and leaves out a line of a party without its value', () => {
    const given = values()
    const facts = { ...given.facts, customer: { name: '甲', number: '' } }
    const { content } = renderContract(contract([{ paragraphs: ['金额 {{/terms/amount}}'] }]), {
      ...given,
      facts,
    })
    expect(content.split('\n')).toEqual(['甲方：华川商业银行', '乙方：甲', '金额 ／'])
  })

  it('keeps a value in its paragraph, whatever it has of line feeds and braces', () => {
    const terms = { use: '一\n第九条 乙方免责\n{{goods.capitalName}}' }
    expect(linesOf([{ paragraphs: ['用途：{{/terms/use}}。'] }], values(terms))).toEqual([
      '用途：一 第九条 乙方免责 {{goods.capitalName}}。',
    ])
  })

  it('numbers the clauses that stand', () => {
    const clauses = [
      { heading: '一', paragraphs: ['a'] },
      { heading: '二', when: "goods.funder == 'factor'", paragraphs: ['b'] },
      { heading: '三', when: 'terms.amount > 100', paragraphs: ['c'] },
    ]
    expect(linesOf(clauses, values({ amount: '500' }))).toEqual([
      '第一条 一',
      'a',
      '第二条 三',
      'c',
    ])
    expect(linesOf(clauses, values({}, { funder: 'factor' }))).toEqual([
      '第一条 一',
      'a',
      '第二条 二',
      'b',
    ])
    const many = Array.from({ length: 21 }, () => ({ heading: '款', paragraphs: ['a'] }))
    expect(
      linesOf(many)
        .filter((line) => line.startsWith('第'))
        .slice(8),
    ).toEqual(
      [
        '九',
        '十',
        '十一',
        '十二',
        '十三',
        '十四',
        '十五',
        '十六',
        '十七',
        '十八',
        '十九',
        '二十',
        '二十一',
      ].map((number) => `第${number}条 款`),
    )
  })

  it('lists the items of a list with the names and formats of their fields', () => {
    const clauses = [{ table: { of: '/terms/invoices', none: '无' } }]
    const terms = {
      invoices: [
        { no: '001', sum: '10' },
        { no: '002', sum: '20.5' },
      ],
    }
    expect(linesOf(clauses, values(terms))).toEqual([
      '号码\t金额',
      '001\t10.00 元',
      '002\t20.50 元',
    ])
    expect(linesOf(clauses)).toEqual(['无'])
  })

  it('lists the instalments of a plan from the day on which the flow was begun', () => {
    const plan = {
      amount: '/terms/amount',
      annualRate: '/terms/rate',
      method: 'equalPrincipal',
      dayCount: '30/360',
      periods: 2,
    }
    expect(linesOf([{ table: { plan } }], values({ amount: '1200', rate: '6' }))).toEqual([
      '期次\t应还日\t本金\t利息\t合计',
      '第 1 期\t2026-12-20\t600.00 元\t6.00 元\t606.00 元',
      '第 2 期\t2027-01-20\t600.00 元\t3.00 元\t603.00 元',
      '利息共 9.00 元，本息共 1,209.00 元',
    ])
    expect(linesOf([{ table: { plan, none: '以借据为准' } }])).toEqual(['以借据为准'])
  })
})

describe('contractFor', () => {
  it('chooses the first contract whose condition holds', () => {
    const clauses = [{ paragraphs: ['a'] }]
    const factoring = contract(clauses, { title: '保理合同', when: "goods.funder == 'factor'" })
    const loan = contract(clauses, { title: '借款合同' })
    const chosen = (funder: string) =>
      contractFor([factoring, loan], values({}, { funder }))?.file.title
    expect([chosen('factor'), chosen('bank')]).toEqual(['保理合同', '借款合同'])
    expect(contractFor([factoring], values())).toBeUndefined()
  })
})
