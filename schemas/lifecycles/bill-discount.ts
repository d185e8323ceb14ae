import { withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'

/**
 * The discount of a commercial bill (票据贴现): the interest is kept back from the payout, the acceptor pays at maturity,
 * and the holder buys the bill back where it does not (finance facts, 2.3; Civil Code 766).
 */
export const billDiscountLifecycle = defineLifecycle({
  kind: 'billDiscount',
  title: '票据贴现',
  figures: {
    proceeds: '实付金额',
    amount: '票面金额',
    interest: '贴现利息',
    claim: '待承兑人付款',
    received: '已收票款',
    penalty: '已收罚息',
  },
  initial: 'draft',
  statuses: {
    draft: { code: 9, label: '填写中', tone: 'neutral', sentence: '申请还没有提交。' },
    reviewing: {
      code: 0,
      label: '审核中',
      tone: 'waiting',
      sentence: '等待资金方审核票据；放款前可以撤回。',
    },
    paidOut: {
      code: 1,
      label: '已放款',
      tone: 'active',
      sentence: '贴现款已支付，利息已一次扣收；到期由承兑人付款给资金方。',
    },
    refused: {
      code: 2,
      label: '未通过',
      tone: 'neutral',
      sentence: '资金方未通过申请，占用的额度已释放。',
      isFinal: true,
      isVoid: true,
    },
    withdrawn: {
      code: 3,
      label: '已撤回',
      tone: 'neutral',
      sentence: '申请已撤回，占用的额度已释放。',
      isFinal: true,
      isVoid: true,
    },
    due: {
      code: 4,
      label: '待承兑人付款',
      tone: 'waiting',
      sentence: '票据已到期，资金方已向承兑人提示付款。',
    },
    recourse: {
      code: 5,
      label: '待回购',
      tone: 'danger',
      sentence:
        '承兑人拒绝付款，资金方已行使追索权，请付款并取回票据；逾期的按日计收罚息，以付款日为准。',
      waitsFor: { owner: '支付回购款' },
    },
    settled: {
      code: 6,
      label: '已结清',
      tone: 'success',
      sentence: '承兑人已付款，贴现结清，占用的额度已释放。',
      isFinal: true,
    },
    repurchased: {
      code: 7,
      label: '已回购',
      tone: 'neutral',
      sentence: '已按票面金额回购，票据归本企业，可以自行向承兑人主张票款。',
    },
  },
  actions: {
    submit: { label: '提交申请', by: ['platform'], isOfOwner: true, moves: { draft: 'reviewing' } },
    approve: {
      label: '通过并放款',
      by: ['operator'],
      moves: { reviewing: 'paidOut' },
      confirm: '按今天的价格放款，利息从票面金额中扣收。',
      secondPerson: { above: '1000000.00', timesADay: 3 },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '贴现款已支付',
          content: '您的{subject}已放款，利息已扣收。',
        },
      ],
    },
    refuse: {
      label: '不予通过',
      by: ['operator'],
      moves: { reviewing: 'refused' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '票据贴现未通过',
          content: '您的{subject}未通过：{reason}',
        },
      ],
    },
    withdraw: {
      label: '撤回申请',
      by: ['owner', 'clock'],
      moves: { reviewing: 'withdrawn' },
      confirm: '撤回后占用的额度随即释放。',
    },
    mature: { label: '提示付款', by: ['clock'], moves: { paidOut: 'due' } },
    settle: {
      label: '确认承兑人已付款',
      by: ['operator'],
      moves: { due: 'settled' },
      confirm: '确认已收到承兑人按票面金额支付的票款。',
      secondPerson: { above: '1000000.00', timesADay: 3 },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '贴现的票据已付款',
          content: '您的{subject}，承兑人已付款，贴现结清。',
        },
      ],
    },
    turnBack: {
      label: '登记拒付并追索',
      by: ['operator'],
      moves: { due: 'recourse' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '承兑人拒绝付款，请回购票据',
          content: '您的{subject}被拒付：{reason}。请在票据贴现中支付回购款。',
        },
      ],
    },
    repurchase: {
      label: '回购',
      by: ['platform'],
      moves: { recourse: 'repurchased' },
      input: {
        type: 'object',
        properties: { penalty: { type: 'string', title: '逾期罚息' } },
        additionalProperties: false,
      },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '票据已回购',
          content: '您的{subject}已回购，票据归本企业。',
        },
      ],
    },
    takeBack: { label: '回购款冲正', by: ['platform'], moves: { repurchased: 'recourse' } },
  },
})

export type BillDiscountStatus = keyof typeof billDiscountLifecycle.statuses
