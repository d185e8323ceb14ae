/** The form that chooses the account that a debtor pays to. */
export const repaymentAccountForm = {
  schema: {
    type: 'object',
    required: ['account'],
    additionalProperties: false,
    properties: {
      account: {
        type: 'array',
        title: '回款账户',
        description: '付款方将付款至该账户；可在“资料管理”中添加',
        items: { type: 'string' },
        minItems: 1,
        maxItems: 1,
      },
    },
  },
  uiSchema: {
    account: { 'ui:widget': 'records', 'ui:options': { kind: 'bankCard', width: 'full' } },
  },
}
