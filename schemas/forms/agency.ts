/** The terms by which goods are bought: quantities in their unit, the term in days. */
interface OrderTerms {
  unit: string
  least: string
  step: string
  termMin: number
  termMax: number
}

const half = { width: 'half' }

/** Returns the form that applies for an agency purchase of goods. */
export const agencyOrderForm = ({ unit, least, step, termMin, termMax }: OrderTerms) => ({
  schema: {
    type: 'object',
    required: ['quantity', 'termDays'],
    additionalProperties: false,
    properties: {
      quantity: { type: 'string', title: '采购数量', format: 'quantity' },
      termDays: { type: 'integer', title: '期限' },
    },
  },
  uiSchema: {
    quantity: {
      'ui:help': [
        `起订 ${Number(least)} ${unit}`,
        ...(Number(step) >= 1 ? [`须为 ${Number(step)} ${unit}的整数倍`] : []),
      ].join('，'),
      'ui:options': {
        unit,
        ...half,
        rules: [
          {
            holds: `quantity >= ${least}`,
            message: `采购数量不少于 ${Number(least)} ${unit}`,
          },
          {
            holds: `quantity % ${step} == 0`,
            message: `采购数量须为 ${Number(step)} ${unit}的整数倍`,
          },
        ],
      },
    },
    termDays: {
      'ui:help': `${termMin} 至 ${termMax} 天`,
      'ui:options': {
        unit: '天',
        ...half,
        rules: [
          {
            holds: `termDays >= ${termMin} && termDays <= ${termMax}`,
            message: `代采期限应在 ${termMin} 至 ${termMax} 天之间`,
          },
        ],
      },
    },
  },
})

/**
 * Returns the form that asks for a redemption, by quantity or by the amount to repay.
 *
 * @param unit of the goods
 */
export const agencyRedemptionForm = (unit: string) => ({
  schema: {
    type: 'object',
    required: ['by', 'deliverTo'],
    properties: {
      by: {
        type: 'string',
        title: '赎货方式',
        default: 'quantity',
        oneOf: [
          { const: 'quantity', title: '按数量' },
          { const: 'amount', title: '按还款金额' },
        ],
      },
      deliverTo: { type: 'string', title: '收货人、电话和地址', minLength: 6, maxLength: 200 },
    },
    if: { properties: { by: { const: 'amount' } }, required: ['by'] },
    then: {
      required: ['amount'],
      properties: { amount: { type: 'string', title: '归还采购款', format: 'money' } },
    },
    else: {
      required: ['quantity'],
      properties: { quantity: { type: 'string', title: '赎货数量', format: 'quantity' } },
    },
  },
  uiSchema: {
    'ui:order': ['by', 'quantity', 'amount', 'deliverTo'],
    by: { 'ui:widget': 'radio', 'ui:options': { inline: true, width: 'full' } },
    quantity: { 'ui:options': { unit, ...half } },
    amount: { 'ui:options': { unit: '元', ...half } },
    deliverTo: { 'ui:options': { width: 'full' } },
  },
})
