import { withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'

/** The documents of a trade: its seller registers them, its buyer confirms them. */
export const tradeBackgroundLifecycle = defineLifecycle({
  kind: 'tradeBackground',
  title: '贸易背景',
  figures: {
    contract: '合同金额',
    invoiced: '发票金额',
    receivable: '已登记应收账款',
    free: '可登记应收账款',
  },
  initial: 'draft',
  statuses: {
    draft: { code: 9, label: '登记中', tone: 'neutral', sentence: '贸易背景还没有登记。' },
    unconfirmed: {
      code: 0,
      label: '待确认',
      tone: 'waiting',
      sentence: '等待采购方核对贸易资料并确认。',
      waitsFor: { counterparty: '确认贸易背景资料' },
    },
    confirmed: {
      code: 1,
      label: '已确认',
      tone: 'success',
      sentence: '采购方已确认贸易背景，可登记应收账款。',
    },
    declined: {
      code: 2,
      label: '未确认',
      tone: 'warning',
      sentence: '采购方未确认，核对后可重新提交，或作废后另行登记。',
      waitsFor: { owner: '重新提交贸易背景' },
    },
    voided: {
      code: 3,
      label: '已作废',
      tone: 'neutral',
      sentence: '贸易背景已作废，所用发票已解除占用。',
      isFinal: true,
      isVoid: true,
    },
  },
  actions: {
    submit: {
      label: '登记贸易背景',
      by: ['platform'],
      isOfOwner: true,
      moves: { draft: 'unconfirmed' },
      messages: [
        {
          to: 'counterparty',
          type: 'notification',
          title: '请确认贸易背景',
          content: '您的贸易伙伴登记了{subject}，请核对合同、发票等资料并确认。',
        },
      ],
    },
    confirm: {
      label: '确认贸易背景',
      by: ['counterparty'],
      moves: { unconfirmed: 'confirmed' },
      confirm: '确认即表示合同、发票等资料所载的交易真实。',
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '贸易背景已确认',
          content: '您的{subject}已确认，可登记应收账款。',
        },
      ],
    },
    decline: {
      label: '不予确认',
      by: ['counterparty'],
      moves: { unconfirmed: 'declined' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '贸易背景未确认',
          content: '您的{subject}未获确认：{reason}',
        },
      ],
    },
    request: {
      label: '重新提交确认',
      by: ['owner'],
      moves: { declined: 'unconfirmed' },
      messages: [
        {
          to: 'counterparty',
          type: 'notification',
          title: '请确认贸易背景',
          content: '您的贸易伙伴重新提交了{subject}，请核对并确认。',
        },
      ],
    },
    void: {
      label: '作废贸易背景',
      isDestructive: true,
      by: ['owner'],
      moves: { unconfirmed: 'voided', declined: 'voided', confirmed: 'voided' },
      input: withReason,
      confirm: '作废后，所用发票解除占用，这份贸易背景不能再使用。',
    },
  },
})

export type TradeBackgroundStatus = keyof typeof tradeBackgroundLifecycle.statuses
