import { withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'

/** The payment (付款): an order at the payment provider, which is paid once or closed. */
export const paymentLifecycle = defineLifecycle({
  kind: 'payment',
  title: '付款',
  figures: { amount: '付款金额' },
  initial: 'waiting',
  statuses: {
    waiting: {
      code: 0,
      label: '待支付',
      tone: 'waiting',
      sentence: '请选择一种方式完成支付；已支付的，结果通常几秒内返回。',
      waitsFor: { owner: '完成支付' },
    },
    paid: {
      code: 1,
      label: '已入账',
      tone: 'success',
      sentence: '款项已到账并入账。',
    },
    closed: {
      code: 2,
      label: '已关闭',
      tone: 'neutral',
      sentence: '本次付款已关闭，未扣款；需要时请重新发起。',
      isVoid: true,
    },
    refunded: {
      code: 3,
      label: '已退款',
      tone: 'warning',
      sentence: '这笔款项没有入账，已原路退回。',
      isFinal: true,
      isVoid: true,
    },
    takenBack: {
      code: 4,
      label: '已冲正',
      tone: 'danger',
      sentence: '这笔款项入账后被撤回，已冲销，请重新付款。',
      isFinal: true,
      isVoid: true,
    },
  },
  actions: {
    receive: {
      label: '款项到账',
      by: ['platform'],
      moves: { waiting: 'paid' },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '款项已到账',
          content: '您的{subject}已到账。',
        },
      ],
    },
    cancel: {
      label: '取消付款',
      by: ['owner'],
      moves: { waiting: 'closed' },
      confirm: '取消后，收银台不能再支付这一笔。',
    },
    takeBack: {
      label: '冲正',
      by: ['operator', 'platform'],
      moves: { paid: 'takenBack' },
      input: withReason,
      confirm:
        '冲正后，这笔款项视为没有支付：所付的业务恢复待付，已释放的额度重新占用；借款其后的还款按顺序重新分配。',
      secondPerson: { above: '500000.00', timesADay: 3 },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '付款已冲正',
          content: '您的{subject}已冲正：{reason}。请查看业务详情并重新付款。',
        },
      ],
    },
    expire: { label: '超时关闭', by: ['platform'], moves: { waiting: 'closed' } },
    refund: {
      label: '原路退款',
      by: ['platform'],
      moves: { waiting: 'refunded', closed: 'refunded' },
      input: {
        type: 'object',
        properties: { reason: { type: 'string', title: '原因', maxLength: 200 } },
        additionalProperties: false,
      },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '款项已退回',
          content: '您的{subject}没有入账，已原路退回：{reason}',
        },
      ],
    },
  },
})

export type PaymentStatus = keyof typeof paymentLifecycle.statuses
