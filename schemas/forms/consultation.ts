/** The most payments that are promised. */
const MOST = 6

/** The last day of a promise, counted from the day on which it is made. */
const MOST_DAYS = 90

/**
 * Returns the form in which a customer promises payments for an overdue loan.
 *
 * @param due what is owed today, 元
 * @param date the business date
 */
export const consultationForm = ({ due, date }: { due: string; date: string }) => ({
  schema: {
    type: 'object',
    required: ['reason', 'promises'],
    additionalProperties: false,
    properties: {
      reason: { type: 'string', title: '逾期原因', minLength: 2, maxLength: 200 },
      promises: {
        type: 'array',
        title: '承诺还款',
        description: `承诺在 ${MOST_DAYS} 天内分次还清，日期依次推后`,
        minItems: 1,
        maxItems: MOST,
        items: {
          type: 'object',
          required: ['date', 'amount'],
          additionalProperties: false,
          properties: {
            date: { type: 'string', title: '还款日期', format: 'date' },
            amount: { type: 'string', title: '还款金额', format: 'money' },
          },
        },
      },
    },
  },
  uiSchema: {
    reason: { 'ui:widget': 'textarea', 'ui:options': { width: 'full' } },
    promises: {
      'ui:widget': 'table',
      'ui:options': {
        width: 'full',
        rules: [
          {
            holds: `promises.all(one, days("${date}", one.date) > 0)`,
            message: '承诺日期须晚于今天',
          },
          {
            holds: `promises.all(one, days("${date}", one.date) <= ${MOST_DAYS})`,
            message: `最后一笔须在 ${MOST_DAYS} 天内`,
          },
          { holds: 'promises.all(one, one.amount > 0)', message: '还款金额应大于 0' },
          {
            holds: `sum(promises, "amount") >= ${due}`,
            message: `承诺金额合计不能少于当前应还 ${due} 元`,
          },
        ],
      },
      items: { amount: { 'ui:options': { unit: '元' } } },
    },
  },
})
