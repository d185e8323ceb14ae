const half = { width: 'half' }

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
