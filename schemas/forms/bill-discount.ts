const half = { width: 'half' }

/** The form that applies for the discount of a bill; the limits of its product are those of the price. */
export const billDiscountForm = {
  schema: {
    type: 'object',
    required: ['billNo', 'acceptorCode', 'amount', 'maturityDate'],
    additionalProperties: false,
    properties: {
      billNo: { type: 'string', title: '票据号码', pattern: '^\\d{30}$' },
      acceptorCode: {
        type: 'string',
        title: '承兑人统一社会信用代码',
        format: 'credit-code',
      },
      amount: { type: 'string', title: '票面金额', format: 'money' },
      maturityDate: { type: 'string', title: '票据到期日', format: 'date' },
    },
  },
  uiSchema: {
    billNo: {
      'ui:placeholder': '30 位，见票据正面',
      'ui:options': { ...half, patternMessage: '请填写 30 位票据号码，见票据正面' },
    },
    acceptorCode: { 'ui:options': half },
    amount: {
      'ui:options': {
        unit: '元',
        ...half,
        rules: [{ holds: 'amount > 0', message: '票面金额应大于 0' }],
      },
    },
    maturityDate: { 'ui:options': half },
  },
}
