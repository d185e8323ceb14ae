import { withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'

/** Two enterprises that trade with each other: one invites, the other confirms, either may end it. */
export const tradingPartnerLifecycle = defineLifecycle({
  kind: 'tradingPartner',
  title: '贸易伙伴',
  initial: 'draft',
  statuses: {
    draft: { code: 9, label: '准备中', tone: 'neutral', sentence: '邀请还没有发出。' },
    invited: {
      code: 0,
      label: '待确认',
      tone: 'waiting',
      sentence: '等待受邀企业确认贸易关系。',
      waitsFor: { counterparty: '确认贸易伙伴' },
    },
    confirmed: {
      code: 1,
      label: '已确认',
      tone: 'success',
      sentence: '双方已确认贸易关系，可登记贸易背景。',
    },
    declined: {
      code: 2,
      label: '已拒绝',
      tone: 'neutral',
      sentence: '受邀企业未确认贸易关系，核对后可重新邀请。',
      isFinal: true,
      isVoid: true,
    },
    ended: {
      code: 3,
      label: '已结束',
      tone: 'neutral',
      sentence: '贸易关系已结束，已确认的贸易背景和应收账款不受影响。',
      isFinal: true,
    },
  },
  actions: {
    invite: {
      label: '邀请贸易伙伴',
      by: ['platform'],
      isOfOwner: true,
      moves: { draft: 'invited' },
      messages: [
        {
          to: 'counterparty',
          type: 'notification',
          title: '收到贸易伙伴邀请',
          content: '{subject}，请在“贸易伙伴”中核对并确认。',
        },
      ],
    },
    confirm: {
      label: '确认贸易伙伴',
      by: ['counterparty'],
      moves: { invited: 'confirmed' },
      confirm: '确认后，双方可在线登记贸易背景并互相确认。',
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '贸易伙伴已确认',
          content: '{subject}：对方已确认，可登记贸易背景。',
        },
      ],
    },
    decline: {
      label: '拒绝邀请',
      by: ['counterparty'],
      moves: { invited: 'declined' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '贸易伙伴未确认',
          content: '{subject}：对方未确认。原因：{reason}',
        },
      ],
    },
    withdraw: {
      label: '撤回邀请',
      by: ['owner'],
      moves: { invited: 'ended' },
      confirm: '撤回后，对方不能再确认这次邀请。',
    },
    end: {
      label: '结束贸易关系',
      isDestructive: true,
      by: ['owner', 'counterparty'],
      moves: { confirmed: 'ended' },
      input: withReason,
      confirm: '结束后不能再与对方登记新的贸易背景，已确认的不受影响。',
    },
  },
})

export type TradingPartnerStatus = keyof typeof tradingPartnerLifecycle.statuses
