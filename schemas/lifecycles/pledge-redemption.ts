import { withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'

/** A redemption of pledged goods (质押赎货): goods leave the pledge as far as the rest covers the loan. */
export const pledgeRedemptionLifecycle = defineLifecycle({
  kind: 'pledgeRedemption',
  title: '质押赎货',
  figures: { value: '货物价值' },
  initial: 'draft',
  statuses: {
    draft: { code: 9, label: '填写中', tone: 'neutral', sentence: '申请还没有提交。' },
    requested: {
      code: 0,
      label: '待审核',
      tone: 'waiting',
      sentence: '平台正在审核，通过后由出质企业确认提货。',
    },
    approved: {
      code: 1,
      label: '待提货确认',
      tone: 'active',
      sentence: '审核已通过，请出质企业确认提货，货物随即解除质押。',
      waitsFor: { owner: '确认提货' },
    },
    released: {
      code: 2,
      label: '已放货',
      tone: 'success',
      sentence: '货物已解除质押，可在仓单中提货出库或再次使用。',
      isFinal: true,
    },
    declined: {
      code: 3,
      label: '未通过',
      tone: 'danger',
      sentence: '赎货未通过，货物仍在质押中。',
      isFinal: true,
      isVoid: true,
    },
    cancelled: {
      code: 4,
      label: '已取消',
      tone: 'neutral',
      sentence: '赎货已取消，货物仍在质押中。',
      isFinal: true,
      isVoid: true,
    },
  },
  actions: {
    submit: { label: '申请赎货', by: ['platform'], isOfOwner: true, moves: { draft: 'requested' } },
    approve: {
      label: '同意放货',
      by: ['operator'],
      moves: { requested: 'approved' },
      confirm: '同意后，出质企业确认提货时货物解除质押。',
      secondPerson: { above: '1000000.00', timesADay: 3 },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '赎货已通过',
          content: '您的{subject}已通过审核，请确认提货。',
        },
      ],
    },
    decline: {
      label: '不予放货',
      by: ['operator'],
      moves: { requested: 'declined', approved: 'declined' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '赎货未通过',
          content: '您的{subject}未通过：{reason}',
        },
      ],
    },
    confirm: {
      label: '确认提货',
      by: ['owner'],
      moves: { approved: 'released' },
      confirm: '确认后，货物解除质押，转为在库。',
    },
    cancel: {
      label: '取消赎货',
      isDestructive: true,
      by: ['owner'],
      moves: { requested: 'cancelled', approved: 'cancelled' },
      confirm: '取消后，货物仍在质押中。',
    },
  },
})

export type PledgeRedemptionStatus = keyof typeof pledgeRedemptionLifecycle.statuses
