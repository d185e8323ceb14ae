import { spokenAmount } from '../amount.ts'

const half = { 'ui:options': { width: 'half' } }

const amount = (title: string) => ({ type: 'string', title, format: 'money' })
const text = (title: string) => ({ type: 'string', title, minLength: 1, maxLength: 200 })

/** The look of an amount in 元 that keeps rules. */
const yuan = (rules: readonly { holds: string; message: string }[]) => ({
  'ui:options': { unit: '元', width: 'half', rules },
})

/** An enterprise that can be chosen. */
interface Choice {
  id: string
  name: string
}

const choiceOf = (title: string, choices: readonly Choice[]) => ({
  type: 'string',
  title,
  oneOf: choices.map(({ id, name }) => ({ const: id, title: name })),
})

/**
 * Returns the form that adds an enterprise to a core enterprise's organisation.
 *
 * @param superiors the members that it can stand below; without one it stands right below the core enterprise
 */
export const billMemberForm = (superiors: readonly Choice[]) => ({
  schema: {
    type: 'object',
    required: ['name', 'creditCode'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', title: '企业名称', minLength: 2, maxLength: 100 },
      creditCode: { type: 'string', title: '统一社会信用代码', format: 'credit-code' },
      ...(superiors.length > 0 && { parentId: choiceOf('上级企业', superiors) }),
    },
  },
  uiSchema: {
    name: half,
    creditCode: half,
    parentId: { 'ui:widget': 'select', 'ui:placeholder': '本企业', ...half },
  },
})

/** The limits of a bill that is issued today, amounts in 元. */
interface IssueLimits {
  today: string
  available: string
  leastAmount: string
  latestMaturity: string
  longestMonths: number
  /** The last maturity that needs no reason, and its term. */
  reasonAfter: string
  reasonAboveMonths: number
}

/** Returns the form that issues a bill to one of the receivers: a long term has a reason. */
export const billIssueForm = (
  receivers: readonly Choice[],
  {
    today,
    available,
    leastAmount,
    latestMaturity,
    longestMonths,
    reasonAfter,
    reasonAboveMonths,
  }: IssueLimits,
) => ({
  schema: {
    type: 'object',
    required: ['memberId', 'amount', 'maturityDate', 'trade'],
    additionalProperties: false,
    properties: {
      memberId: choiceOf('收单企业', receivers),
      amount: amount('云信金额'),
      maturityDate: { type: 'string', title: '到期日', format: 'date' },
      trade: text('贸易合同或发票'),
      longTermReason: text(`期限超过 ${reasonAboveMonths} 个月的原因`),
    },
  },
  uiSchema: {
    memberId: { 'ui:widget': 'select', ...half },
    amount: yuan([
      {
        holds: `amount >= ${leastAmount}`,
        message: `云信金额不能低于 ${spokenAmount(leastAmount)}`,
      },
      { holds: `amount <= ${available}`, message: '可用额度不足，请调整金额' },
    ]),
    maturityDate: {
      'ui:options': {
        width: 'half',
        rules: [
          { holds: `days("${today}", maturityDate) > 0`, message: '到期日须晚于今天' },
          {
            holds: `days(maturityDate, "${latestMaturity}") >= 0`,
            message: `期限不能超过 ${longestMonths} 个月，到期日最晚为 ${latestMaturity}`,
          },
        ],
      },
    },
    trade: half,
    longTermReason: {
      'ui:help': `期限不超过 ${reasonAboveMonths} 个月的不填；资金方会核实原因，可能影响持有企业融资`,
      'ui:options': {
        width: 'full',
        rules: [
          {
            holds: `days("${reasonAfter}", maturityDate) <= 0 || has(self.longTermReason)`,
            message: `请输入期限超过 ${reasonAboveMonths} 个月的原因`,
          },
        ],
      },
    },
  },
})

/** A position that can be financed, amounts in 元, and the ways in which it can. */
interface BillOffer {
  amount: string
  leastAmount: string
  fundings: readonly { name: string; annualRate: string; advanceRate: number }[]
}

/** Returns the form that applies for the financing of a position or a part of it. */
export const billFinancingForm = ({ amount: whole, leastAmount: least, fundings }: BillOffer) => ({
  schema: {
    type: 'object',
    required: ['amount', 'funding'],
    additionalProperties: false,
    properties: {
      amount: amount('融资的云信金额'),
      funding: choiceOf(
        '融资方式',
        fundings.map(({ name, annualRate, advanceRate }) => ({
          id: name,
          name: `${name}（年化 ${annualRate}%，融资 ${advanceRate}%）`,
        })),
      ),
    },
  },
  uiSchema: {
    amount: yuan([
      { holds: `amount >= ${least}`, message: `融资的云信金额不能低于 ${spokenAmount(least)}` },
      { holds: `amount <= ${whole}`, message: `融资的云信金额不能超过 ${spokenAmount(whole)}` },
      {
        holds: `amount >= ${whole} || ${whole} - amount >= ${least}`,
        message: `余下的云信低于每笔最低金额 ${spokenAmount(least)}，请调整金额`,
      },
    ]),
    funding: { 'ui:widget': 'select', ...half },
  },
})

/** Returns the form by which the issuer of a bill pays what is open (元), or a part of it. */
export const billPaymentForm = (open: string) => ({
  schema: {
    type: 'object',
    required: ['purpose'],
    properties: {
      purpose: {
        type: 'string',
        title: '付款方式',
        oneOf: [
          { const: 'due', title: '付清全部' },
          { const: 'other', title: '部分付款' },
        ],
      },
    },
    if: { required: ['purpose'], properties: { purpose: { const: 'other' } } },
    then: { required: ['amount'], properties: { amount: amount('付款金额') } },
  },
  uiSchema: {
    purpose: { 'ui:widget': 'radio', 'ui:options': { inline: true, width: 'half' } },
    amount: yuan([
      { holds: 'amount > 0', message: '付款金额应大于 0' },
      { holds: `amount <= ${open}`, message: `付款金额不能超过待兑付的 ${spokenAmount(open)}` },
    ]),
  },
})
