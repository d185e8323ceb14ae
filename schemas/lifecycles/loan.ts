import { AMOUNT_PATTERN } from '../amount.ts'
import { defineLifecycle } from './lifecycle.ts'

/** The loan (借款): from its payout to the last repayment. Its amounts follow from its terms and payments. */
export const loanLifecycle = defineLifecycle({
  kind: 'loan',
  title: '借款',
  figures: {
    principal: '待还本金',
    interest: '待还利息',
    penalty: '待还罚息',
    fee: '待还费用',
    principalPaid: '已还本金',
    interestPaid: '已还利息',
    penaltyPaid: '已还罚息',
    feePaid: '已还费用',
    surplus: '多还已退至余额',
  },
  initial: 'current',
  statuses: {
    current: {
      code: 0,
      label: '还款中',
      tone: 'active',
      sentence: '请在每期到期日前还款，也可以提前还款。',
    },
    overdue: {
      code: 1,
      label: '已逾期',
      tone: 'danger',
      sentence: '有已到期未还的款项，正在计收罚息，请尽快还款。',
    },
    settled: {
      code: 2,
      label: '已结清',
      tone: 'success',
      sentence: '本息已全部还清，额度已恢复。',
    },
  },
  actions: {
    fallOverdue: {
      label: '逾期',
      by: ['clock'],
      moves: { current: 'overdue' },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '借款已逾期',
          content: '您的{subject}有款项到期未还，已开始计收罚息，请尽快还款。',
        },
      ],
    },
    recover: {
      label: '逾期款项已还',
      by: ['platform'],
      moves: { overdue: 'current' },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '逾期款项已还清',
          content: '您的{subject}逾期款项已还清，请继续按计划还款。',
        },
      ],
    },
    settle: {
      label: '结清',
      by: ['platform'],
      moves: { current: 'settled', overdue: 'settled' },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '借款已结清',
          content: '您的{subject}本息已全部还清，占用的额度已恢复。',
        },
      ],
    },
    defer: {
      label: '批准延期',
      by: ['operator'],
      moves: { current: 'current' },
      confirm: '批准后还款计划随即调整，原计划保留备查。',
      secondPerson: { above: '1000000.00', timesADay: 3 },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '借款已延期',
          content: '您的{subject}已按申请延期，请查看调整后的还款计划。',
        },
      ],
    },
    exempt: {
      label: '提交减免',
      by: ['operator'],
      moves: { current: 'current', overdue: 'overdue' },
      input: {
        type: 'object',
        properties: {
          part: {
            type: 'string',
            title: '减免项目',
            oneOf: [
              { const: 'penalty', title: '罚息' },
              { const: 'interest', title: '利息' },
              { const: 'fee', title: '费用' },
            ],
          },
          amount: {
            type: 'string',
            title: '减免金额（元）',
            pattern: AMOUNT_PATTERN,
          },
          reason: { type: 'string', title: '减免原因', minLength: 1, maxLength: 200 },
        },
        required: ['part', 'amount', 'reason'],
        additionalProperties: false,
      },
      confirm: '提交后由另一位操作员在“减免”中复核，复核通过后生效。',
    },
    reopen: {
      label: '恢复还款',
      by: ['platform'],
      moves: { settled: 'current' },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '借款恢复还款',
          content: '您的{subject}有款项被撤回，借款恢复为还款中，请查看还款计划。',
        },
      ],
    },
  },
})

export type LoanStatus = keyof typeof loanLifecycle.statuses
