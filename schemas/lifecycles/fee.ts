import { withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'

/** A fee (费用) that a customer pays once: charged with a payout, paid, or waived by an operator. */
export const feeLifecycle = defineLifecycle({
  kind: 'fee',
  title: '费用',
  figures: { open: '待缴', paid: '已缴', waived: '已减免' },
  initial: 'draft',
  statuses: {
    draft: { code: 9, label: '登记中', tone: 'neutral', sentence: '费用还没有计收。' },
    due: {
      code: 0,
      label: '待缴纳',
      tone: 'waiting',
      sentence: '请在缴费截止日前在线缴纳。',
      waitsFor: { owner: '缴纳费用' },
    },
    overdue: {
      code: 1,
      label: '已逾期',
      tone: 'danger',
      sentence: '已过缴费截止日，请尽快缴纳；缴清前不能办理新的提款。',
      waitsFor: { owner: '缴纳费用' },
    },
    paid: {
      code: 2,
      label: '已缴清',
      tone: 'success',
      sentence: '费用已缴清，无需其他操作。',
      isFinal: true,
    },
    waived: {
      code: 3,
      label: '已减免',
      tone: 'neutral',
      sentence: '平台已减免这笔费用，无需缴纳。',
      isFinal: true,
      isVoid: true,
    },
  },
  actions: {
    charge: {
      label: '计收费用',
      by: ['platform'],
      moves: { draft: 'due' },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '有一笔费用待缴纳',
          content: '您的{subject}已计收，请在“融资费用”中查看算法并缴纳。',
        },
      ],
    },
    pay: {
      label: '缴纳费用',
      by: ['platform'],
      moves: { due: 'paid', overdue: 'paid' },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '费用已缴清',
          content: '您的{subject}已缴清。',
        },
      ],
    },
    fallOverdue: {
      label: '费用逾期',
      by: ['clock'],
      moves: { due: 'overdue' },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '费用已逾期',
          content: '您的{subject}已过缴费截止日，缴清前不能办理新的提款。',
        },
      ],
    },
    waive: {
      label: '减免费用',
      by: ['operator'],
      moves: { due: 'waived', overdue: 'waived' },
      input: withReason,
      confirm: '减免后，客户不再需要缴纳这笔费用，不能撤销。',
      secondPerson: { above: '1000.00', timesADay: 3 },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '费用已减免',
          content: '您的{subject}已减免：{reason}',
        },
      ],
    },
  },
})

export type FeeStatus = keyof typeof feeLifecycle.statuses
