import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { DiagnosticCode } from '#engine/language/diagnostic.ts'
import { checkText } from '#scripts/process/check.ts'
import { checkContractTexts } from '#scripts/process/check-contracts.ts'

const CONTRACTS = 'schemas/contracts/'
const PROCESSES = 'schemas/processes/'
const ACTIVATION = `${PROCESSES}quota-activation.json`
const FINANCING = `${PROCESSES}bill-financing.json`
const OPENING = `${PROCESSES}receivables-opening.json`

const read = (file: string) => ({ file, text: readFileSync(file, 'utf8') })
const processes = readdirSync(PROCESSES).map((name) => read(PROCESSES + name))
const contracts = readdirSync(CONTRACTS).map((name) => read(CONTRACTS + name))

interface Mistake {
  find: string
  to: string
  code: DiagnosticCode
  pointer: string
  says: string
}

/** Finds the mistake of a text whose part is replaced, at the line of the first changed character. */
const planted = (text: string, { find, to }: Mistake) => {
  expect(text.split(find), 'the text to replace occurs once').toHaveLength(2)
  return text.replace(find, () => to)
}

const [LINE, LOAN, FACTORING] = ['credit-line-agreement', 'loan-agreement', 'factoring-agreement']

/** Mistakes in the files of contracts, by what is wrong. */
const IN_CONTRACTS: readonly [name: string, contract: string | undefined, Mistake][] = [
  [
    'a value whose name is misspelt',
    LINE,
    {
      find: '有效期至 {{/quotaTerms/validUntil}}',
      to: '有效期至 {{/quotaTerms/validUntl}}',
      code: 'contract-placeholder',
      pointer: '/clauses/1/paragraphs/0',
      says: '是否应为“validUntil”？（额度激活）',
    },
  ],
  [
    'a value of a form that the process does not have',
    LINE,
    {
      find: '户名 {{/repaymentAccount/accountName}}',
      to: '户名 {{/bankAccount/accountName}}',
      code: 'contract-placeholder',
      pointer: '/clauses/7/paragraphs/0',
      says: '“bankAccount”',
    },
  ],
  [
    'a fact that no product has',
    LINE,
    {
      find: '还款方式为{{goods.repaymentMethod}}',
      to: '还款方式为{{goods.repayment}}',
      code: 'contract-placeholder',
      pointer: '/clauses/2/paragraphs/0',
      says: '“goods.repayment”',
    },
  ],
  [
    'a placeholder that is not closed',
    LINE,
    {
      find: '{{/quotaTerms/annualRate}}',
      to: '{{/quotaTerms/annualRate}',
      code: 'contract-placeholder',
      pointer: '/clauses/2/paragraphs/0',
      says: '应为 {{/keyName/字段}}',
    },
  ],
  [
    'a value on which the signing does not depend',
    LINE,
    {
      find: '{{/quotaProposal/termDays|days}}',
      to: '{{/quotaProposal/amount|amount}}',
      code: 'contract-depends-on',
      pointer: '/clauses/1/paragraphs/0',
      says: '/quotaProposal/amount（额度激活）',
    },
  ],
  [
    'a format that does not fit',
    LINE,
    {
      find: '{{/quotaTerms/approvedAmount|capitals}}',
      to: '{{/quotaTerms/approvedAmount|days}}',
      code: 'contract-format',
      pointer: '/clauses/1/paragraphs/0',
      says: '/quotaTerms/approvedAmount 不能写成天数',
    },
  ],
  [
    'a format that does not exist',
    LINE,
    {
      find: '{{/quotaTerms/approvedAmount|capitals}}',
      to: '{{/quotaTerms/approvedAmount|capital}}',
      code: 'contract-format',
      pointer: '/clauses/1/paragraphs/0',
      says: '是否应为“capitals”？',
    },
  ],
  [
    'a condition that is no expression',
    LINE,
    {
      find: `"when": "goods.funder == 'trader'"`,
      to: `"when": "goods.funder = 'trader'"`,
      code: 'contract-condition',
      pointer: '/clauses/4/when',
      says: '语法错误',
    },
  ],
  [
    'a condition over what is not there',
    LINE,
    {
      find: `"when": "goods.funder == 'trader'"`,
      to: `"when": "goods.kind == 'trader'"`,
      code: 'contract-condition',
      pointer: '/clauses/4/when',
      says: '“goods.kind”',
    },
  ],
  [
    'a rate in figures that a product does not have',
    LINE,
    {
      find: '年化利率为 {{/quotaTerms/annualRate}}',
      to: '年化利率为 7.5%',
      code: 'contract-term',
      pointer: '/clauses/2/paragraphs/0',
      says: '“年化利率为 7.5%”，普惠保理的年化利率为 4.35% 至 6.80%',
    },
  ],
  [
    'an amount in figures that a product does not have',
    LINE,
    {
      find: '乙方额度 {{/quotaTerms/approvedAmount}}',
      to: '乙方额度 5000 万元',
      code: 'contract-term',
      pointer: '/clauses/1/paragraphs/0',
      says: '“额度 5000 万元”，普惠保理的额度为 100000.00 元至 5000000.00 元',
    },
  ],
  [
    'a term in figures that a product does not have',
    LOAN,
    {
      find: '期限为{{/drawingTerms/term}}',
      to: '期限为 36 个月',
      code: 'contract-term',
      pointer: '/clauses/1/paragraphs/0',
      says: '“期限为 36 个月”，普惠保理的期限为 30 天至 360 天',
    },
  ],
  [
    'a way of repayment that a product does not have',
    FACTORING,
    {
      find: '还款方式为{{goods.repaymentMethod}}',
      to: '还款方式为等额本息',
      code: 'contract-term',
      pointer: '/clauses/2/paragraphs/0',
      says: '订单融的还款方式为到期一次性还本付息',
    },
  ],
  [
    'a plan with two terms of which it needs one',
    LOAN,
    {
      find: '"plan": {',
      to: '"plan": { "days": 30,',
      code: 'contract-table',
      pointer: '/clauses/3/table/plan',
      says: 'periods（期数）与 days（天数）之一',
    },
  ],
  [
    'a table over something that is no list',
    LOAN,
    {
      find: '"plan": {',
      to: '"of": "/drawingTerms/amount", "x-plan": {',
      code: 'contract-table',
      pointer: '/clauses/3/table/of',
      says: '/drawingTerms/amount 不是列表',
    },
  ],
  [
    'a member that does nothing',
    LOAN,
    {
      find: '"heading": "用途"',
      to: '"headline": "用途"',
      code: 'unknown-member',
      pointer: '/clauses/2/headline',
      says: '是否应为“heading”？',
    },
  ],
  [
    'a name that no process signs',
    LOAN,
    {
      find: '"name": "loan-agreement"',
      to: '"name": "lease-agreement"',
      code: 'contract-unused',
      pointer: '/name',
      says: '没有流程签署“lease-agreement”',
    },
  ],
  [
    'a contract without parties',
    LOAN,
    {
      find: '"parties": [',
      to: '"$comment": "", "x-parties": [',
      code: 'invalid-contract',
      pointer: '/parties',
      says: '应为当事人的列表，至少两方',
    },
  ],
]

/** Mistakes in how definitions name their contracts. */
const IN_PROCESSES: readonly [name: string, file: string, Mistake][] = [
  [
    'a name that no contract has',
    ACTIVATION,
    {
      find: '"contract": "credit-line-agreement"',
      to: '"contract": "credit-line-agrement"',
      code: 'unknown-contract',
      pointer: '/actExForms/6/content/contract',
      says: '是否应为“credit-line-agreement”？',
    },
  ],
  [
    'a value that the contract states, and dependsOn does not name',
    ACTIVATION,
    {
      find: '"dependsOn": ["repaymentAccount", "quotaTerms", "/quotaProposal/termDays"]',
      to: '"dependsOn": ["quotaTerms", "/quotaProposal/termDays"]',
      code: 'contract-depends-on',
      pointer: '/actExForms/6/content/contract',
      says: '/repaymentAccount/accountName（合同 credit-line-agreement 的 /clauses/7/paragraphs/0）',
    },
  ],
  [
    'a clause about an option that the field does not have',
    FINANCING,
    {
      find: '"const": "有追索保理"',
      to: '"const": "有追索"',
      code: 'contract-condition',
      pointer: '/actExForms/3/content/contract',
      says: '没有选项 "有追索保理"',
    },
  ],
  [
    'a contract behind one that is always signed',
    OPENING,
    {
      find: '["factoring-agreement", "receivables-financing-agreement"]',
      to: '["receivables-financing-agreement", "factoring-agreement"]',
      code: 'contract-unused',
      pointer: '/actExForms/15/content/contract/0',
      says: '其后的不会用到',
    },
  ],
  [
    'no contract for the other cases',
    OPENING,
    {
      find: '["factoring-agreement", "receivables-financing-agreement"]',
      to: '["factoring-agreement"]',
      code: 'invalid-contract',
      pointer: '/actExForms/15/content/contract/0',
      says: '请在其后写一份没有条件的',
    },
  ],
  [
    'a contract on a form',
    ACTIVATION,
    {
      find: '"title": "还款账户",\n          "description"',
      to: '"title": "还款账户" }, "contract": "general", "x-step": {\n          "description"',
      code: 'unknown-member',
      pointer: '/actExForms/3/content/contract',
      says: '“contract”不起作用',
    },
  ],
]

describe('the check of contracts', () => {
  it('finds nothing in the contracts that are shipped', () => {
    expect(contracts.length).toBeGreaterThanOrEqual(6)
    expect(checkContractTexts(contracts, processes)).toEqual([])
  })

  it('has at least twelve mistakes to find', () => {
    expect(IN_CONTRACTS.length + IN_PROCESSES.length).toBeGreaterThanOrEqual(12)
  })

  it.each(IN_CONTRACTS)('finds %s, its line, and what to do', (_, contract, mistake) => {
    const file = `${CONTRACTS}${contract}.json`
    const { text } = read(file)
    const wrong = planted(text, mistake)
    const { code, pointer, says } = mistake
    const found = checkContractTexts([{ file, text: wrong }], processes)
    expect(found).toContainEqual(
      expect.objectContaining({
        file,
        code,
        pointer,
        message: expect.stringContaining(says) as string,
      }),
    )
    const line = text.slice(0, text.indexOf(mistake.find)).split('\n').length
    const at = found.find((one) => one.code === code && one.pointer === pointer)
    // A member that is missing is reported at its parent.
    if (code !== 'invalid-contract') expect(at?.line).toBe(line)
  })

  it.each(IN_PROCESSES)('finds %s in a definition', (_, file, mistake) => {
    const { code, pointer, says } = mistake
    expect(checkText(file, planted(read(file).text, mistake)).diagnostics).toContainEqual(
      expect.objectContaining({ code, pointer, message: expect.stringContaining(says) as string }),
    )
  })

  it('checks the contracts that a definition carries, at their places', () => {
    const definition = JSON.parse(read(ACTIVATION).text) as object
    const carried = JSON.parse(read(`${CONTRACTS}credit-line-agreement.json`).text) as object
    const check = (texts: readonly object[]) =>
      checkText(ACTIVATION, JSON.stringify({ ...definition, contracts: texts })).diagnostics.map(
        ({ code, pointer }) => `${code} ${pointer}`,
      )
    expect(check([carried])).toEqual([])
    expect(check([{ ...carried, title: '额度{{/none/x}}' }])).toEqual([
      'contract-placeholder /contracts/0/title',
    ])
    expect(check([carried, { ...carried, name: 'other' }])).toEqual([
      'contract-unused /contracts/1',
    ])
    expect(check([{ ...carried, clauses: [{ heading: '空' }] }])).toEqual([
      'contract-unused /contracts/0/clauses/0',
    ])
  })
})
