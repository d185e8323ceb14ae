import { AMOUNT_PATTERN } from '../amount.ts'
import { reason, withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'

const amountOf = (title: string) => ({
  type: 'string',
  title,
  pattern: AMOUNT_PATTERN,
})

/** A redemption that is paid: the repaid part of the financed amount, the fee for it, and its number. */
const redeemed = {
  type: 'object',
  properties: {
    principal: amountOf('归还采购款'),
    fee: amountOf('资金占用费'),
    no: { type: 'string', minLength: 1 },
  },
  required: ['principal', 'fee', 'no'],
  additionalProperties: false,
}

/** The agency order (代采订单): the funder buys goods for a customer, who pays a margin first and redeems them by parts. */
export const agencyOrderLifecycle = defineLifecycle({
  kind: 'agencyOrder',
  title: '代采订单',
  figures: {
    financed: '待赎采购款',
    repaid: '已还采购款',
    margin: '保证金',
    topUp: '追加保证金',
    marginUsed: '已抵用保证金',
    feePaid: '已付资金占用费',
    refunded: '已退还',
    surplus: '处置余款',
    loss: '处置损失',
    outside: '外部账户',
  },
  initial: 'draft',
  statuses: {
    draft: { code: 9, label: '登记中', tone: 'neutral', sentence: '订单还没有提交。' },
    reviewing: {
      code: 0,
      label: '待受理',
      tone: 'waiting',
      sentence: '已锁定库存并占用额度，等待平台与供应商核对货源。',
    },
    awaitingMargin: {
      code: 1,
      label: '待付保证金',
      tone: 'waiting',
      sentence: '订单已受理，请在期限内支付保证金，逾期订单自动关闭。',
      waitsFor: { owner: '支付保证金' },
    },
    purchasing: {
      code: 2,
      label: '采购中',
      tone: 'waiting',
      sentence: '保证金已到账，平台正在向供应商采购，货物入监管仓后即可赎货。',
    },
    held: {
      code: 3,
      label: '在库待赎',
      tone: 'active',
      sentence: '货物已存入监管仓，可以分批付款赎货，请在到期日前赎完。',
    },
    called: {
      code: 4,
      label: '待补保证金',
      tone: 'warning',
      sentence: '货物价格下跌，请在期限内补缴保证金，或尽快赎货。',
      waitsFor: { owner: '补缴保证金' },
    },
    defaulted: {
      code: 5,
      label: '已违约',
      tone: 'danger',
      sentence: '未按期赎货或补缴保证金，平台可以处置货物；处置前付款仍可赎货。',
      waitsFor: { owner: '付款赎货' },
    },
    delivering: {
      code: 6,
      label: '赎清待收货',
      tone: 'active',
      sentence: '采购款已还清，货物陆续发出，全部确认收货后订单完成。',
    },
    settled: {
      code: 7,
      label: '已完成',
      tone: 'success',
      sentence: '货物已全部提取，占用的额度已恢复。',
      isFinal: true,
    },
    sold: {
      code: 8,
      label: '已处置',
      tone: 'neutral',
      sentence: '平台已处置剩余货物，处置价款用于偿还，余款已退还、不足部分记为损失。',
      isFinal: true,
    },
    declined: {
      code: 10,
      label: '未受理',
      tone: 'danger',
      sentence: '订单未被受理，锁定的库存和额度已释放。',
      isFinal: true,
      isVoid: true,
    },
    withdrawn: {
      code: 11,
      label: '已撤销',
      tone: 'neutral',
      sentence: '订单已撤销，锁定的库存和额度已释放。',
      isFinal: true,
      isVoid: true,
    },
    lapsed: {
      code: 12,
      label: '已关闭',
      tone: 'neutral',
      sentence: '保证金未在期限内支付，订单已关闭，库存和额度已释放。',
      isFinal: true,
      isVoid: true,
    },
    cancelled: {
      code: 13,
      label: '采购取消',
      tone: 'warning',
      sentence: '平台未能采购，保证金已原路退回，库存和额度已释放。',
      isFinal: true,
      isVoid: true,
    },
  },
  actions: {
    place: {
      label: '提交代采申请',
      by: ['platform'],
      isOfOwner: true,
      moves: { draft: 'reviewing' },
    },
    accept: {
      label: '受理订单',
      by: ['operator'],
      moves: { reviewing: 'awaitingMargin' },
      confirm: '受理后，客户即可支付保证金。',
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '请支付代采保证金',
          content: '您的{subject}已受理，请在期限内支付保证金。',
        },
      ],
    },
    decline: {
      label: '不予受理',
      by: ['operator'],
      moves: { reviewing: 'declined' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '代采申请未受理',
          content: '您的{subject}未受理：{reason}',
        },
      ],
    },
    withdraw: {
      label: '撤销订单',
      isDestructive: true,
      by: ['owner'],
      moves: { reviewing: 'withdrawn', awaitingMargin: 'withdrawn' },
      confirm: '撤销后，锁定的库存和额度随即释放。',
    },
    lapse: {
      label: '超期关闭',
      by: ['clock'],
      moves: { awaitingMargin: 'lapsed' },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '代采订单已关闭',
          content: '您的{subject}未在期限内支付保证金，已自动关闭。',
        },
      ],
    },
    payMargin: {
      label: '保证金到账',
      by: ['platform'],
      moves: { awaitingMargin: 'purchasing' },
    },
    takeBackMargin: {
      label: '保证金冲正',
      by: ['platform'],
      moves: { purchasing: 'awaitingMargin' },
    },
    purchase: {
      label: '采购入库',
      by: ['operator'],
      moves: { purchasing: 'held' },
      confirm: '确认已向供应商付清货款，货物已存入监管仓。',
      secondPerson: { above: '1000000.00', timesADay: 3 },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '代采货物已入库',
          content: '您的{subject}货物已存入监管仓，可以分批付款赎货。',
        },
      ],
    },
    cancel: {
      label: '取消采购',
      by: ['operator'],
      moves: { purchasing: 'cancelled' },
      input: withReason,
      confirm: '取消后，保证金原路退回客户。',
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '代采已取消',
          content: '您的{subject}未能采购：{reason}。保证金已原路退回。',
        },
      ],
    },
    redeem: {
      label: '赎货付款到账',
      by: ['platform'],
      moves: { held: 'held', called: 'called', defaulted: 'defaulted' },
      input: redeemed,
    },
    redeemRest: {
      label: '赎清',
      by: ['platform'],
      moves: { held: 'delivering', called: 'delivering', defaulted: 'delivering' },
      input: redeemed,
    },
    takeBackRedemption: {
      label: '赎货冲正',
      by: ['platform'],
      moves: { held: 'held', called: 'called', defaulted: 'defaulted', delivering: 'held' },
      input: {
        type: 'object',
        properties: { no: { type: 'string', minLength: 1 } },
        required: ['no'],
        additionalProperties: false,
      },
    },
    call: {
      label: '通知补缴保证金',
      by: ['clock'],
      moves: { held: 'called' },
      input: {
        type: 'object',
        properties: {
          amount: { type: 'string', minLength: 1 },
          until: { type: 'string', minLength: 1 },
        },
        required: ['amount', 'until'],
        additionalProperties: false,
      },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '请补缴代采保证金',
          content:
            '您的{subject}货物价格下跌，请在 {until}前补缴保证金 {amount}，否则平台可以处置货物。',
        },
      ],
    },
    topUp: {
      label: '补缴保证金到账',
      by: ['platform'],
      moves: { called: 'held' },
      input: {
        type: 'object',
        properties: { amount: amountOf('补缴保证金'), no: { type: 'string', title: '付款编号' } },
        required: ['amount', 'no'],
        additionalProperties: false,
      },
    },
    takeBackTopUp: {
      label: '补缴保证金冲正',
      by: ['platform'],
      moves: { held: 'called', called: 'called', defaulted: 'defaulted' },
      input: {
        type: 'object',
        properties: { no: { type: 'string', title: '付款编号' } },
        required: ['no'],
        additionalProperties: false,
      },
    },
    lift: {
      label: '解除补缴通知',
      by: ['clock'],
      moves: { called: 'held' },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '无需再补缴保证金',
          content: '您的{subject}货物价格已回升或已部分赎回，不需要再补缴保证金。',
        },
      ],
    },
    fallDue: {
      label: '违约',
      by: ['clock'],
      moves: { held: 'defaulted', called: 'defaulted' },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '代采订单已违约',
          content: '您的{subject}未按期赎货或补缴保证金，平台可以处置货物，请尽快付款赎货。',
        },
      ],
    },
    sell: {
      label: '处置货物',
      by: ['operator'],
      moves: { defaulted: 'sold' },
      input: {
        type: 'object',
        properties: { proceeds: amountOf('处置价款（元）'), reason },
        required: ['proceeds', 'reason'],
        additionalProperties: false,
      },
      confirm: '处置价款和追加保证金依次用于资金占用费和采购款，余款退还客户，不足部分记为损失。',
      secondPerson: { above: '1000000.00', timesADay: 3, offMarket: '10' },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '代采货物已处置',
          content: '您的{subject}剩余货物已处置，处置价款 {proceeds} 元，明细见订单。',
        },
      ],
    },
    settle: { label: '订单完成', by: ['platform'], moves: { delivering: 'settled' } },
  },
})

export type AgencyOrderStatus = keyof typeof agencyOrderLifecycle.statuses
