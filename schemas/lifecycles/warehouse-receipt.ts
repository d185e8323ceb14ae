import { withNote, withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'

/** A warehouse receipt (仓单): its weight never changes; a split or a merger ends it and makes others of the same weight. */
export const warehouseReceiptLifecycle = defineLifecycle({
  kind: 'warehouseReceipt',
  title: '仓单',
  figures: { value: '货物价值' },
  initial: 'draft',
  statuses: {
    draft: { code: 9, label: '登记中', tone: 'neutral', sentence: '仓单还没有登记。' },
    unverified: {
      code: 0,
      label: '待核验',
      tone: 'waiting',
      sentence: '等待平台与监管仓核对货物和重量。',
    },
    inStock: {
      code: 1,
      label: '在库',
      tone: 'active',
      sentence: '货物在监管仓，可以申请评估，评估后可用于质押。',
    },
    appraising: {
      code: 2,
      label: '评估中',
      tone: 'waiting',
      sentence: '平台正在评估货物，评估完成前不能拆分、合并或出库。',
    },
    appraised: {
      code: 3,
      label: '已评估',
      tone: 'success',
      sentence: '评估有效，可以用于质押融资；评估到期后需重新申请。',
    },
    reserved: {
      code: 4,
      label: '待质押',
      tone: 'waiting',
      sentence: '货物已用于办理中的质押，放款后转为质押。',
    },
    pledged: {
      code: 5,
      label: '质押中',
      tone: 'active',
      sentence: '货物已质押，归还借款或补足后可以赎回。',
    },
    split: {
      code: 6,
      label: '已拆分',
      tone: 'neutral',
      sentence: '仓单已拆分为新的仓单。',
      isFinal: true,
    },
    merged: {
      code: 7,
      label: '已合并',
      tone: 'neutral',
      sentence: '仓单已合并为新的仓单。',
      isFinal: true,
    },
    delivered: {
      code: 8,
      label: '已出库',
      tone: 'neutral',
      sentence: '货物已提出监管仓。',
      isFinal: true,
    },
    declined: {
      code: 10,
      label: '未通过',
      tone: 'danger',
      sentence: '仓单未通过核验，请核对后重新登记。',
      isFinal: true,
      isVoid: true,
    },
    disposed: {
      code: 11,
      label: '已处置',
      tone: 'neutral',
      sentence: '货物已随质押处置变卖。',
      isFinal: true,
    },
  },
  actions: {
    register: {
      label: '登记仓单',
      by: ['platform'],
      moves: { draft: 'unverified' },
    },
    verify: {
      label: '核验入库',
      by: ['operator'],
      moves: { unverified: 'inStock' },
      confirm: '确认货物和重量与监管仓一致。',
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '仓单已核验',
          content: '您的{subject}已核验入库，可以申请评估。',
        },
      ],
    },
    decline: {
      label: '不予入库',
      by: ['operator'],
      moves: { unverified: 'declined' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '仓单未通过核验',
          content: '您的{subject}未通过核验：{reason}',
        },
      ],
    },
    requestAppraisal: {
      label: '申请评估',
      by: ['owner'],
      moves: { inStock: 'appraising' },
      confirm: '提交后由平台评估，按市价与成本孰低确定价值。',
    },
    appraise: {
      label: '完成评估',
      by: ['operator'],
      moves: { appraising: 'appraised' },
      input: {
        type: 'object',
        properties: {
          unitPrice: {
            type: 'string',
            title: '评估单价（元/吨）',
            description: '按评估单价与货物成本孰低计价',
            pattern: '^[0-9]{1,9}(\\.[0-9]{1,2})?$',
          },
        },
        required: ['unitPrice'],
        additionalProperties: false,
      },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '评估已完成',
          content: '您的{subject}已完成评估，可以申请质押融资。',
        },
      ],
    },
    returnAppraisal: {
      label: '退回评估',
      by: ['operator'],
      moves: { appraising: 'inStock' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '评估被退回',
          content: '您的{subject}评估申请被退回：{reason}',
        },
      ],
    },
    lapseAppraisal: {
      label: '评估到期',
      by: ['clock'],
      moves: { appraised: 'inStock' },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '评估已到期',
          content: '您的{subject}评估已到期，需要质押时请重新申请评估。',
        },
      ],
    },
    split: {
      label: '拆分仓单',
      by: ['platform'],
      isOfOwner: true,
      moves: { inStock: 'split', appraised: 'split', pledged: 'split' },
      input: withNote,
    },
    merge: {
      label: '合并仓单',
      by: ['platform'],
      isOfOwner: true,
      moves: { inStock: 'merged', appraised: 'merged' },
      input: withNote,
    },
    issueInStock: {
      label: '拆分或合并生成',
      by: ['platform'],
      moves: { draft: 'inStock' },
      input: withNote,
    },
    issueAppraised: {
      label: '拆分或合并生成',
      by: ['platform'],
      moves: { draft: 'appraised' },
      input: withNote,
    },
    issuePledged: {
      label: '拆分生成',
      by: ['platform'],
      moves: { draft: 'pledged' },
      input: withNote,
    },
    reserve: {
      label: '用于质押申请',
      by: ['platform'],
      moves: { appraised: 'reserved' },
      input: withNote,
    },
    release: {
      label: '解除占用',
      by: ['platform'],
      moves: { reserved: 'appraised' },
      input: withNote,
    },
    pledge: { label: '质押', by: ['platform'], moves: { reserved: 'pledged' }, input: withNote },
    redeem: { label: '赎回', by: ['platform'], moves: { pledged: 'inStock' }, input: withNote },
    dispose: { label: '处置', by: ['platform'], moves: { pledged: 'disposed' }, input: withNote },
    deliver: {
      label: '提货出库',
      by: ['owner'],
      moves: { inStock: 'delivered', appraised: 'delivered' },
      confirm: '出库后仓单作废，货物不能再用于质押。',
    },
  },
})

export type WarehouseReceiptStatus = keyof typeof warehouseReceiptLifecycle.statuses
