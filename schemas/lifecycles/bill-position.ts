import { withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'

/** The most pieces of one split. */
export const MOST_PIECES = 50

/** A position in a cloud bill (持有的云信). Its amount never changes: a split or a transfer closes it and opens others. */
export const billPositionLifecycle = defineLifecycle({
  kind: 'billPosition',
  title: '持有的云信',
  figures: { amount: '金额', open: '待兑付' },
  initial: 'draft',
  statuses: {
    draft: { code: 9, label: '未生效', tone: 'neutral', sentence: '还没有生效。' },
    available: {
      code: 0,
      label: '可用',
      tone: 'success',
      sentence: '可以拆分、转让或申请融资；持有到期由开单企业付款。',
    },
    assigning: {
      code: 1,
      label: '转让中',
      tone: 'waiting',
      sentence: '等待受让企业签收；签收前可以撤回。',
      waitsFor: { counterparty: '签收转让的云信' },
    },
    financing: {
      code: 2,
      label: '融资中',
      tone: 'waiting',
      sentence: '融资申请审核中，审核结束前不能另作他用。',
    },
    financed: {
      code: 3,
      label: '已融资',
      tone: 'active',
      sentence: '已取得融资款，到期款项付给资金方。',
    },
    disputed: {
      code: 4,
      label: '争议',
      tone: 'warning',
      sentence: '争议处理期间不能拆分、转让和融资；到期仍按开单企业的承诺兑付。',
    },
    assigned: {
      code: 5,
      label: '已转让',
      tone: 'neutral',
      sentence: '已由受让企业持有，到期款项付给现持有方。',
      isFinal: true,
    },
    split: {
      code: 6,
      label: '已拆分',
      tone: 'neutral',
      sentence: '已拆分为多笔，金额合计不变。',
      isFinal: true,
    },
    paid: {
      code: 7,
      label: '已兑付',
      tone: 'success',
      sentence: '开单企业已足额付款。',
    },
  },
  actions: {
    open: { label: '生效', by: ['platform'], moves: { draft: 'available' } },
    split: {
      label: '拆分',
      by: ['owner'],
      moves: { available: 'split' },
      input: {
        type: 'object',
        properties: {
          amounts: {
            type: 'array',
            title: '各笔金额',
            items: { type: 'string' },
            minItems: 2,
            maxItems: MOST_PIECES,
          },
        },
        required: ['amounts'],
        additionalProperties: false,
      },
      confirm: '拆分后各笔可以分别转让、融资，不能合并。',
    },
    assign: {
      label: '转让',
      by: ['owner'],
      moves: { available: 'assigning' },
      input: {
        type: 'object',
        properties: {
          receiverCode: { type: 'string', title: '受让企业信用代码', maxLength: 30 },
        },
        required: ['receiverCode'],
        additionalProperties: false,
      },
    },
    accept: {
      label: '签收',
      by: ['counterparty', 'platform'],
      moves: { assigning: 'assigned' },
      confirm: '签收后由本企业持有，到期由开单企业付款。',
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '云信转让已完成',
          content: '您转让的{subject}已由受让企业签收。',
        },
      ],
    },
    decline: {
      label: '拒收',
      by: ['counterparty'],
      moves: { assigning: 'available' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '云信转让被拒收',
          content: '您转让的{subject}被拒收：{reason}',
        },
      ],
    },
    withdraw: {
      label: '撤回转让',
      by: ['owner', 'clock'],
      moves: { assigning: 'available' },
      confirm: '撤回后由本企业继续持有。',
    },
    applyFinancing: {
      label: '申请融资',
      by: ['platform'],
      isOfOwner: true,
      moves: { available: 'financing' },
    },
    releaseFinancing: {
      label: '融资申请结束',
      by: ['platform'],
      moves: { financing: 'available' },
    },
    finance: { label: '融资放款', by: ['platform'], moves: { financing: 'financed' } },
    returnToHolder: {
      label: '回购',
      by: ['platform'],
      moves: { financed: 'available' },
    },
    dispute: {
      label: '提出争议',
      by: ['coreEnterprise', 'operator'],
      moves: { available: 'disputed' },
      input: withReason,
      confirm: '提出后这笔云信不能拆分、转让和融资，付款义务不变。',
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '云信存在争议',
          content: '您持有的{subject}被提出争议：{reason}',
        },
      ],
    },
    settleDispute: {
      label: '解除争议',
      by: ['coreEnterprise', 'operator'],
      moves: { disputed: 'available' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '云信争议已解除',
          content: '您持有的{subject}的争议已解除：{reason}',
        },
      ],
    },
    pay: {
      label: '兑付',
      by: ['platform'],
      moves: { available: 'paid', financed: 'paid', disputed: 'paid' },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '云信已兑付',
          content: '{subject}已由开单企业足额付款。',
        },
      ],
    },
    payPart: {
      label: '部分兑付',
      by: ['platform'],
      moves: { available: 'available', disputed: 'disputed' },
      input: {
        type: 'object',
        properties: { amount: { type: 'string', title: '兑付金额' } },
        required: ['amount'],
        additionalProperties: false,
      },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '云信仅部分兑付',
          content: '{subject}已收到开单企业的部分付款 {amount} 元，其余仍待兑付。',
        },
      ],
    },
    reopen: {
      label: '兑付冲正',
      by: ['platform'],
      moves: { paid: 'available' },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '云信兑付已冲正',
          content: '开单企业对{subject}的付款被撤回，请等待其重新付款。',
        },
      ],
    },
    reopenFinanced: {
      label: '兑付冲正，恢复融资',
      by: ['platform'],
      moves: { paid: 'financed', available: 'financed', disputed: 'financed' },
    },
  },
})

export type BillPositionStatus = keyof typeof billPositionLifecycle.statuses
