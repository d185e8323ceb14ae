import { withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'

/** The consultation about an overdue loan (逾期协商): the customer promises payments, the penalty pauses while they hold. */
export const consultationLifecycle = defineLifecycle({
  kind: 'consultation',
  title: '逾期协商',
  figures: { amount: '承诺还款' },
  initial: 'draft',
  statuses: {
    draft: { code: 0, label: '待提交', tone: 'neutral', sentence: '还款承诺尚未提交。' },
    proposed: {
      code: 1,
      label: '待审核',
      tone: 'waiting',
      sentence: '平台正在审核还款承诺，审核期间罚息照常计收。',
    },
    accepted: {
      code: 2,
      label: '履行中',
      tone: 'active',
      sentence: '平台已同意，按承诺还款期间暂停计收罚息。',
    },
    refused: {
      code: 3,
      label: '未同意',
      tone: 'warning',
      sentence: '平台未同意，请尽快还款，或调整后重新提交。',
      isFinal: true,
      isVoid: true,
    },
    withdrawn: {
      code: 4,
      label: '已撤回',
      tone: 'neutral',
      sentence: '已撤回。',
      isFinal: true,
      isVoid: true,
    },
    fulfilled: {
      code: 5,
      label: '已履行',
      tone: 'success',
      sentence: '逾期款项已还清。',
      isFinal: true,
    },
    broken: {
      code: 6,
      label: '未履行',
      tone: 'danger',
      sentence: '未按承诺还款，罚息已恢复计收，请尽快还款。',
      isFinal: true,
    },
  },
  actions: {
    propose: { label: '提交还款承诺', by: ['owner'], moves: { draft: 'proposed' } },
    withdraw: {
      label: '撤回协商',
      by: ['owner'],
      moves: { proposed: 'withdrawn' },
      confirm: '撤回后可以重新提交。',
    },
    accept: {
      label: '同意',
      by: ['operator'],
      moves: { proposed: 'accepted' },
      confirm: '同意后，按承诺还款期间暂停计收罚息；未按承诺还款的，罚息随即恢复。',
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '逾期协商已同意',
          content: '您的{subject}已同意，请按承诺的日期和金额还款。',
        },
      ],
    },
    refuse: {
      label: '不同意',
      by: ['operator'],
      moves: { proposed: 'refused' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '逾期协商未同意',
          content: '您的{subject}未同意：{reason}',
        },
      ],
    },
    fulfil: {
      label: '履行完毕',
      by: ['clock'],
      moves: { accepted: 'fulfilled' },
    },
    break: {
      label: '未按承诺还款',
      by: ['clock'],
      moves: { accepted: 'broken' },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '未按协商还款',
          content: '您的{subject}未按承诺还款，罚息已恢复计收，请尽快还款。',
        },
      ],
    },
  },
})

export type ConsultationStatus = keyof typeof consultationLifecycle.statuses
