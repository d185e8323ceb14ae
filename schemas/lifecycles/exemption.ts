import { withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'

/** The exemption (减免): one operator proposes it, another grants it; the loan owes so much less. */
export const exemptionLifecycle = defineLifecycle({
  kind: 'exemption',
  title: '减免',
  figures: { amount: '减免金额' },
  initial: 'proposed',
  statuses: {
    proposed: {
      code: 0,
      label: '待复核',
      tone: 'waiting',
      sentence: '已由经办提交，等待另一位操作员复核。',
    },
    granted: {
      code: 1,
      label: '已减免',
      tone: 'success',
      sentence: '减免已生效，借款的应还金额相应减少。',
      isFinal: true,
    },
    refused: {
      code: 2,
      label: '未通过',
      tone: 'neutral',
      sentence: '复核未通过，应还金额不变。',
      isFinal: true,
      isVoid: true,
    },
  },
  actions: {
    grant: {
      label: '复核通过',
      by: ['operator'],
      moves: { proposed: 'granted' },
      confirm: '通过后，借款的应还金额随即减少，不能撤销。',
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '借款减免已生效',
          content: '您的{subject}已生效，请查看最新的应还金额。',
        },
      ],
    },
    refuse: {
      label: '复核不通过',
      by: ['operator'],
      moves: { proposed: 'refused' },
      input: withReason,
    },
  },
})

export type ExemptionStatus = keyof typeof exemptionLifecycle.statuses
