/** The form of a recharge of the balance. */
export const rechargeForm = {
  schema: {
    type: 'object',
    required: ['amount'],
    additionalProperties: false,
    properties: { amount: { type: 'string', title: '充值金额', format: 'money' } },
  },
  uiSchema: {
    amount: {
      'ui:options': {
        unit: '元',
        width: 'half',
        rules: [{ holds: 'amount > 0', message: '充值金额应大于 0' }],
      },
    },
  },
}
