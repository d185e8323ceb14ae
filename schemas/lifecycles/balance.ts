import { AMOUNT_PATTERN } from '../amount.ts'
import { defineLifecycle } from './lifecycle.ts'

/** The account of a customer at the payment provider (账户余额): recharged, paid from, and withdrawn to its bank account. */
export const balanceLifecycle = defineLifecycle({
  kind: 'balance',
  title: '账户余额',
  figures: { available: '可用余额' },
  initial: 'open',
  statuses: {
    open: {
      code: 0,
      label: '正常',
      tone: 'success',
      sentence: '余额由支付机构保管，可用于还款和缴费，也可随时提现到默认银行账户。',
    },
  },
  actions: {
    withdraw: {
      label: '提现',
      by: ['owner'],
      moves: { open: 'open' },
      input: {
        type: 'object',
        properties: {
          amount: {
            type: 'string',
            title: '提现金额（元）',
            pattern: AMOUNT_PATTERN,
          },
        },
        required: ['amount'],
        additionalProperties: false,
      },
      confirm: '提现到您的默认银行账户，提交后不能撤回。',
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '提现已提交',
          content: '您的{subject}提现 {amount} 元已提交银行，款项将转入您的默认银行账户。',
        },
      ],
    },
  },
})

export type BalanceStatus = keyof typeof balanceLifecycle.statuses
