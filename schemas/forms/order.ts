const half = { 'ui:options': { width: 'half' } }

/** The oldest orders that can be registered, in days. */
const OLDEST = 365

/** The form that registers an order. */
export const orderForm = {
  schema: {
    type: 'object',
    required: [
      'direction',
      'number',
      'amount',
      'orderedOn',
      'deliverBy',
      'counterpartyName',
      'counterpartyCreditCode',
    ],
    additionalProperties: false,
    properties: {
      direction: {
        type: 'string',
        title: '订单类型',
        default: 'sales',
        oneOf: [
          { const: 'sales', title: '销售订单（本企业供货）' },
          { const: 'purchase', title: '采购订单（本企业采购）' },
        ],
      },
      number: { type: 'string', title: '订单编号', minLength: 1, maxLength: 50 },
      amount: { type: 'string', title: '订单金额', format: 'money' },
      orderedOn: { type: 'string', title: '下单日期', format: 'date' },
      deliverBy: { type: 'string', title: '交货日期', format: 'date' },
      counterpartyName: { type: 'string', title: '交易对方名称', minLength: 2, maxLength: 60 },
      counterpartyCreditCode: {
        type: 'string',
        title: '交易对方信用代码',
        format: 'credit-code',
      },
    },
  },
  uiSchema: {
    direction: { 'ui:widget': 'radio', 'ui:options': { width: 'full' } },
    number: half,
    amount: {
      'ui:options': {
        unit: '元',
        width: 'half',
        rules: [{ holds: 'amount > 0', message: '订单金额应大于 0' }],
      },
    },
    orderedOn: {
      'ui:options': {
        width: 'half',
        rules: [
          { holds: 'days(orderedOn, today()) >= 0', message: '下单日期不能晚于今天' },
          { holds: `days(orderedOn, today()) <= ${OLDEST}`, message: '仅可登记一年内的订单' },
        ],
      },
    },
    deliverBy: {
      'ui:options': {
        width: 'half',
        rules: [{ holds: 'days(orderedOn, deliverBy) >= 0', message: '交货日期不能早于下单日期' }],
      },
    },
    counterpartyName: half,
    counterpartyCreditCode: half,
  },
}
