import { spokenAmount } from '../amount.ts'
import { MOST_PIECES } from '../lifecycles/bill-position.ts'

const half = { 'ui:options': { width: 'half' } }

const amount = (title: string) => ({ type: 'string', title, format: 'money' })

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

/** A position that can be split; amounts in 元. */
interface Splittable {
  amount: string
  /** The least amount of a piece, which the backend knows. */
  leastAmount?: string
}

/** Returns the form that splits a position into pieces, which add up to its amount to the cent. */
export const billSplitForm = ({ amount: whole, leastAmount: least = '0.01' }: Splittable) => ({
  schema: {
    type: 'object',
    required: ['amounts'],
    additionalProperties: false,
    properties: {
      amounts: {
        type: 'array',
        title: '各笔金额',
        minItems: 2,
        maxItems: MOST_PIECES,
        items: amount('拆分金额'),
      },
    },
  },
  uiSchema: {
    amounts: {
      'ui:options': {
        orderable: false,
        width: 'full',
        rules: [
          {
            holds: `amounts.all(one, one >= ${least})`,
            message: `每笔金额不能低于 ${spokenAmount(least)}`,
          },
          {
            holds: `sum(amounts) == ${whole}`,
            message: `各笔合计须等于拆分前的金额 ${spokenAmount(whole)}`,
          },
        ],
      },
      items: { 'ui:options': { unit: '元', width: 'half' } },
    },
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
