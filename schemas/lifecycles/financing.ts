import { reason, withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'

/** The amount above which a second operator confirms, in 元. */
const SECOND_PERSON = { above: '1000000.00', timesADay: 3 }

/** The finance application (融资申请): from its submission to the payout, which makes a loan of it. */
export const financingLifecycle = defineLifecycle({
  kind: 'financing',
  title: '融资申请',
  figures: { amount: '申请金额' },
  initial: 'draft',
  statuses: {
    draft: {
      code: 9,
      label: '填写中',
      tone: 'neutral',
      sentence: '申请还没有提交。',
    },
    confirming: {
      code: 0,
      label: '待核心企业确认',
      tone: 'waiting',
      sentence: '核心企业正在确认贸易背景，确认后由平台审批。',
      waitsFor: { coreEnterprise: '确认贸易背景' },
    },
    reviewing: {
      code: 1,
      label: '审批中',
      tone: 'waiting',
      sentence: '平台正在审批，通常需要 1 至 3 个工作日，结果会通知申请企业。',
    },
    returned: {
      code: 2,
      label: '待修改',
      tone: 'warning',
      sentence: '申请已退回，请申请企业按原因修改后重新提交。',
    },
    approved: {
      code: 3,
      label: '待提款',
      tone: 'active',
      sentence: '申请已批准，请申请企业在有效期内办理提款。',
      waitsFor: { owner: '办理提款' },
    },
    drawing: {
      code: 4,
      label: '放款审核中',
      tone: 'waiting',
      sentence: '提款申请已提交，平台审核后放款。',
    },
    paidOut: {
      code: 5,
      label: '已放款',
      tone: 'success',
      sentence: '融资款已放款，请按还款计划还款。',
      isFinal: true,
    },
    refused: {
      code: 6,
      label: '未通过',
      tone: 'danger',
      sentence: '申请未通过，占用的额度和发票已释放。',
      isFinal: true,
      isVoid: true,
    },
    withdrawn: {
      code: 7,
      label: '已撤回',
      tone: 'neutral',
      sentence: '申请已撤回，占用的额度和发票已释放。',
      isFinal: true,
      isVoid: true,
    },
    lapsed: {
      code: 8,
      label: '已失效',
      tone: 'neutral',
      sentence: '批准后未在有效期内提款，占用的额度和发票已释放。',
      isFinal: true,
      isVoid: true,
    },
  },
  actions: {
    confirmTrade: {
      label: '确认贸易背景',
      by: ['coreEnterprise'],
      moves: { confirming: 'reviewing' },
      confirm: '确认后，本企业承认与该供应商的贸易背景真实，平台将据此审批融资。',
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '贸易背景已确认',
          content: '核心企业已确认{subject}的贸易背景，平台正在审批。',
        },
      ],
    },
    declineTrade: {
      label: '不予确认',
      by: ['coreEnterprise'],
      moves: { confirming: 'returned' },
      input: withReason,
    },
    skipConfirmation: {
      label: '无需确认贸易背景',
      by: ['platform'],
      moves: { confirming: 'reviewing' },
    },
    submit: {
      label: '提交申请',
      by: ['platform'],
      isOfOwner: true,
      moves: { draft: 'confirming', returned: 'confirming' },
      input: {
        type: 'object',
        properties: {
          invoices: { type: 'array', items: { type: 'string' } },
          orders: { type: 'array', items: { type: 'string' } },
          receivables: { type: 'array', items: { type: 'string' } },
        },
        additionalProperties: false,
      },
      messages: [
        {
          to: 'coreEnterprise',
          type: 'notification',
          title: '请确认贸易背景',
          content:
            '您的交易伙伴以与贵司的发票或订单提交了{subject}，请在“我的融资”中核对并确认贸易背景。',
        },
      ],
    },
    approve: {
      label: '批准',
      by: ['operator'],
      moves: { reviewing: 'approved' },
      confirm: '批准后，申请企业可以办理提款。',
      secondPerson: SECOND_PERSON,
    },
    return: {
      label: '退回修改',
      by: ['operator'],
      moves: { confirming: 'returned', reviewing: 'returned' },
      input: {
        ...withReason,
        properties: {
          reason,
          progress: { type: 'integer', title: '需修改的步骤', minimum: 1 },
        },
      },
    },
    refuse: {
      label: '不予通过',
      by: ['operator'],
      moves: { confirming: 'refused', reviewing: 'refused' },
      input: withReason,
      confirm: '不予通过后，占用的额度和发票随即释放。',
    },
    withdraw: {
      label: '撤回申请',
      by: ['platform'],
      isOfOwner: true,
      moves: { confirming: 'withdrawn', reviewing: 'withdrawn', returned: 'withdrawn' },
    },
    giveUp: {
      label: '放弃提款',
      isDestructive: true,
      by: ['owner'],
      moves: { approved: 'withdrawn' },
      confirm: '放弃后，本次批准作废，占用的额度和发票随即释放；需要时请重新申请。',
    },
    draw: { label: '申请提款', by: ['platform'], isOfOwner: true, moves: { approved: 'drawing' } },
    withdrawDrawing: {
      label: '撤回提款',
      by: ['platform'],
      isOfOwner: true,
      moves: { drawing: 'approved' },
    },
    returnDrawing: {
      label: '退回提款',
      by: ['operator'],
      moves: { drawing: 'approved' },
      input: withReason,
    },
    payOut: {
      label: '放款',
      by: ['operator'],
      moves: { drawing: 'paidOut' },
      confirm: '放款后，借款当日起息。',
      secondPerson: SECOND_PERSON,
    },
    payOutAtOnce: {
      label: '自动放款',
      by: ['clock'],
      moves: { approved: 'paidOut' },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '融资款已自动放款',
          content: '您的{subject}已自动放款，借款当日起息，请按还款计划还款。',
        },
      ],
    },
    lapse: {
      label: '批准失效',
      by: ['clock'],
      moves: { approved: 'lapsed' },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '融资批准已失效',
          content: '您的{subject}未在有效期内提款，批准已失效，占用的额度和发票已释放。',
        },
      ],
    },
  },
})

export type FinancingStatus = keyof typeof financingLifecycle.statuses
