import { defineLifecycle } from './lifecycle.ts'

/** The redemption (赎货) of a part of an agency order: paid, shipped, and received. */
export const redemptionLifecycle = defineLifecycle({
  kind: 'redemption',
  title: '赎货',
  figures: { amount: '应付金额', principal: '归还采购款', fee: '资金占用费' },
  initial: 'draft',
  statuses: {
    draft: { code: 9, label: '登记中', tone: 'neutral', sentence: '赎货还没有提交。' },
    waiting: {
      code: 0,
      label: '待付款',
      tone: 'waiting',
      sentence: '金额按今日计算，请在今日内付款；到账后货物放行。',
      waitsFor: { owner: '支付赎货款' },
    },
    paid: {
      code: 1,
      label: '待发货',
      tone: 'waiting',
      sentence: '款项已到账，货物已放行，等待监管仓发货。',
    },
    shipped: {
      code: 2,
      label: '待收货',
      tone: 'active',
      sentence: '货物已发出，收到并核对数量后请确认收货。',
      waitsFor: { owner: '确认收货' },
    },
    received: {
      code: 3,
      label: '已收货',
      tone: 'success',
      sentence: '货物已由客户签收。',
      isFinal: true,
    },
    cancelled: {
      code: 4,
      label: '已取消',
      tone: 'neutral',
      sentence: '本次赎货已取消，没有付款；需要时请重新办理。',
      isFinal: true,
      isVoid: true,
    },
  },
  actions: {
    apply: { label: '申请赎货', by: ['platform'], isOfOwner: true, moves: { draft: 'waiting' } },
    pay: { label: '赎货款到账', by: ['platform'], moves: { waiting: 'paid' } },
    cancel: {
      label: '取消赎货',
      by: ['owner'],
      moves: { waiting: 'cancelled' },
      confirm: '取消后可以重新选择数量办理。',
    },
    lapse: { label: '当日未付款', by: ['clock'], moves: { waiting: 'cancelled' } },
    takeBack: { label: '赎货款冲正', by: ['platform'], moves: { paid: 'cancelled' } },
    ship: {
      label: '发货',
      by: ['operator'],
      moves: { paid: 'shipped' },
      input: {
        type: 'object',
        properties: {
          carrier: { type: 'string', title: '承运单位', minLength: 1, maxLength: 50 },
          waybill: { type: 'string', title: '运单号', minLength: 1, maxLength: 50 },
        },
        required: ['carrier', 'waybill'],
        additionalProperties: false,
      },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '赎回货物已发出',
          content: '您的{subject}已由{carrier}承运，运单号 {waybill}，收到后请确认收货。',
        },
      ],
    },
    receive: {
      label: '确认收货',
      by: ['owner'],
      moves: { shipped: 'received' },
      confirm: '请核对数量和质量，确认后不能撤回。',
    },
  },
})

export type RedemptionStatus = keyof typeof redemptionLifecycle.statuses
