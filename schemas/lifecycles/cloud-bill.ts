import { reason, withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'

/** A payment of the issuer: its amount in 元, and the reason that names it. */
const payment = {
  type: 'object',
  properties: { amount: { type: 'string', title: '付款金额' }, reason },
  required: ['amount', 'reason'],
  additionalProperties: false,
}

/**
 * The cloud bill (云信): a core enterprise undertakes to pay an amount on a day (finance facts, section 2). It can't be
 * changed; what its holders do with it are positions (bill-position.ts).
 */
export const cloudBillLifecycle = defineLifecycle({
  kind: 'cloudBill',
  title: '云信',
  figures: { issued: '云信金额', open: '待兑付', settled: '已兑付' },
  initial: 'draft',
  statuses: {
    draft: { code: 9, label: '待签发', tone: 'neutral', sentence: '云信还没有签发。' },
    unaccepted: {
      code: 0,
      label: '待签收',
      tone: 'waiting',
      sentence: '等待收单企业签收或拒收；签收前开单企业可以撤回，逾期未签收自动撤回。',
      waitsFor: { counterparty: '签收云信' },
    },
    circulating: {
      code: 1,
      label: '流通中',
      tone: 'active',
      sentence: '云信已签收，持有企业可以拆分、转让和融资；到期由开单企业兑付。',
    },
    due: {
      code: 2,
      label: '待兑付',
      tone: 'waiting',
      sentence: '云信已到期，请开单企业今日付款。',
      waitsFor: { owner: '兑付云信' },
    },
    partlyPaid: {
      code: 3,
      label: '部分兑付',
      tone: 'warning',
      sentence: '已收到的款项按各持有方的金额比例分配，余额请开单企业今日付清。',
      waitsFor: { owner: '付清余额' },
    },
    overdue: {
      code: 4,
      label: '逾期',
      tone: 'danger',
      sentence: '开单企业未按期足额付款；付清前不能开立新的云信。',
      waitsFor: { owner: '付清逾期云信' },
    },
    paid: {
      code: 5,
      label: '已兑付',
      tone: 'success',
      sentence: '开单企业已足额付款，款项已付给各持有方。',
    },
    refused: {
      code: 6,
      label: '已拒收',
      tone: 'neutral',
      sentence: '收单企业拒收，占用的额度已释放。',
      isFinal: true,
      isVoid: true,
    },
    withdrawn: {
      code: 7,
      label: '已撤回',
      tone: 'neutral',
      sentence: '签收前已撤回，占用的额度已释放。',
      isFinal: true,
      isVoid: true,
    },
  },
  actions: {
    issue: {
      label: '签发云信',
      by: ['platform'],
      isOfOwner: true,
      moves: { draft: 'unaccepted' },
      messages: [
        {
          to: 'counterparty',
          type: 'notification',
          title: '请签收云信',
          content: '您收到{subject}，请核对后签收；不同意的可以拒收并说明原因。',
        },
      ],
    },
    accept: {
      label: '签收',
      by: ['counterparty'],
      moves: { unaccepted: 'circulating' },
      confirm: '签收即同意以这张云信结算对应的货款，到期由开单企业付款。',
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '云信已签收',
          content: '您开立的{subject}已签收。',
        },
      ],
    },
    refuse: {
      label: '拒收',
      by: ['counterparty'],
      moves: { unaccepted: 'refused' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '云信被拒收',
          content: '您开立的{subject}被拒收：{reason}',
        },
      ],
    },
    withdraw: {
      label: '撤回',
      isDestructive: true,
      by: ['owner', 'clock'],
      moves: { unaccepted: 'withdrawn' },
      confirm: '撤回后占用的额度随即释放，需要时请重新开立。',
      messages: [
        {
          to: 'counterparty',
          type: 'notification',
          title: '云信已撤回',
          content: '{subject}在签收前已撤回。',
        },
      ],
    },
    mature: {
      label: '到期',
      by: ['clock'],
      moves: { circulating: 'due' },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '云信今日到期',
          content: '您开立的{subject}今日到期，请付款。',
        },
      ],
    },
    payPart: {
      label: '部分兑付',
      by: ['platform'],
      moves: { due: 'partlyPaid', partlyPaid: 'partlyPaid', overdue: 'overdue' },
      input: payment,
    },
    pay: {
      label: '兑付',
      by: ['platform'],
      moves: { due: 'paid', partlyPaid: 'paid', overdue: 'paid' },
      input: payment,
    },
    takeBackPart: {
      label: '部分兑付冲正',
      by: ['platform'],
      moves: { paid: 'partlyPaid', partlyPaid: 'partlyPaid', overdue: 'overdue' },
      input: payment,
    },
    takeBack: {
      label: '兑付冲正',
      by: ['platform'],
      moves: { paid: 'due', partlyPaid: 'due', overdue: 'overdue' },
      input: payment,
    },
    fallOverdue: {
      label: '逾期',
      by: ['clock'],
      moves: { due: 'overdue', partlyPaid: 'overdue' },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '云信已逾期',
          content: '您开立的{subject}未按期足额付款，付清前不能开立新的云信。',
        },
      ],
    },
  },
})

export type CloudBillStatus = keyof typeof cloudBillLifecycle.statuses
