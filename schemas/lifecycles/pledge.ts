import { AMOUNT_PATTERN } from '../amount.ts'
import { reason, withNote, withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'

/** What one operator may do alone; a product says its own amount. */
const SECOND_PERSON = { above: '1000000.00', timesADay: 3 }

/** A pledge of movables (动产质押) with its loan: from the application to the release or the enforcement. */
export const pledgeLifecycle = defineLifecycle({
  kind: 'pledge',
  title: '动产质押',
  figures: { loan: '借款余额', value: '质物价值', amount: '申请金额' },
  initial: 'draft',
  statuses: {
    draft: { code: 9, label: '填写中', tone: 'neutral', sentence: '申请还没有提交。' },
    reviewing: {
      code: 0,
      label: '审批中',
      tone: 'waiting',
      sentence: '平台正在审批，通常需要 1 至 3 个工作日。',
    },
    approved: {
      code: 1,
      label: '待确认',
      tone: 'active',
      sentence: '申请已批准，请出质企业核对质物和借款条件并确认质押。',
      waitsFor: { owner: '确认质押' },
    },
    confirmed: {
      code: 2,
      label: '待放款',
      tone: 'waiting',
      sentence: '质押已确认，平台核对后放款，放款时质物转为质押。',
    },
    active: {
      code: 3,
      label: '质押中',
      tone: 'success',
      sentence: '请按还款计划还款；质物多于所需的部分可以赎货。',
    },
    warned: {
      code: 4,
      label: '价格预警',
      tone: 'warning',
      sentence: '质物价格下跌已达预警线，建议及时补充质物或归还本金。',
    },
    called: {
      code: 5,
      label: '待补足',
      tone: 'danger',
      sentence: '质物价格下跌已达补足线，请在期限内补充质物或归还本金。',
      waitsFor: { owner: '补足质物' },
    },
    enforcing: {
      code: 6,
      label: '待处置',
      tone: 'danger',
      sentence: '已达处置线、逾期未补足或借款长期逾期，平台可以处置质物；处置前仍可补足或还款。',
      waitsFor: { owner: '补足质物' },
    },
    settled: {
      code: 7,
      label: '待赎回',
      tone: 'active',
      sentence: '借款已结清，请申请赎回全部质物。',
      waitsFor: { owner: '赎回质物' },
    },
    released: {
      code: 8,
      label: '已解押',
      tone: 'success',
      sentence: '质物已全部赎回。',
      isFinal: true,
    },
    foreclosed: {
      code: 10,
      label: '已处置',
      tone: 'neutral',
      sentence: '质物已处置，所得用于归还借款，多出的部分退还出质企业。',
      isFinal: true,
    },
    declined: {
      code: 11,
      label: '未通过',
      tone: 'danger',
      sentence: '申请未通过，占用的仓单已释放。',
      isFinal: true,
      isVoid: true,
    },
    withdrawn: {
      code: 12,
      label: '已撤回',
      tone: 'neutral',
      sentence: '申请已撤回，占用的仓单已释放。',
      isFinal: true,
      isVoid: true,
    },
  },
  actions: {
    submit: { label: '提交申请', by: ['platform'], isOfOwner: true, moves: { draft: 'reviewing' } },
    approve: {
      label: '批准',
      by: ['operator'],
      moves: { reviewing: 'approved' },
      input: {
        type: 'object',
        properties: {
          annualRate: {
            type: 'string',
            title: '年化利率（%）',
            pattern: '^[0-9]{1,2}(\\.[0-9]{1,2})?$',
          },
        },
        required: ['annualRate'],
        additionalProperties: false,
      },
      secondPerson: SECOND_PERSON,
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '质押申请已批准',
          content: '您的{subject}已批准，请核对质物和借款条件并确认质押。',
        },
      ],
    },
    decline: {
      label: '不予通过',
      by: ['operator'],
      moves: { reviewing: 'declined', confirmed: 'declined' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '质押申请未通过',
          content: '您的{subject}未通过：{reason}',
        },
      ],
    },
    confirm: {
      label: '确认质押',
      by: ['owner'],
      moves: { approved: 'confirmed' },
      confirm:
        '确认后，所列货物出质给资金方，价格下跌达到补足线时须在期限内补足；借款长期逾期的，资金方可以处置质物。',
    },
    withdraw: {
      label: '撤回申请',
      isDestructive: true,
      by: ['owner'],
      moves: { reviewing: 'withdrawn', approved: 'withdrawn', confirmed: 'withdrawn' },
      confirm: '撤回后，占用的仓单随即释放。',
    },
    payOut: {
      label: '放款',
      by: ['operator'],
      moves: { confirmed: 'active' },
      confirm: '放款后，货物转为质押，借款当日起息。',
      secondPerson: SECOND_PERSON,
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '质押借款已放款',
          content: '您的{subject}已放款，请按还款计划还款。',
        },
      ],
    },
    warn: {
      label: '价格预警',
      by: ['clock'],
      moves: { active: 'warned' },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '质物价格预警',
          content: '您的{subject}质物价格下跌，已达预警线，请关注并及时补充质物或归还本金。',
        },
      ],
    },
    call: {
      label: '通知补足',
      by: ['clock'],
      moves: { active: 'called', warned: 'called' },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '请补足质物',
          content: '您的{subject}质物价格下跌，已达补足线，请在期限内补充质物或归还本金。',
        },
      ],
    },
    fall: {
      label: '进入处置',
      by: ['clock'],
      moves: { active: 'enforcing', warned: 'enforcing', called: 'enforcing' },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '质物待处置',
          content:
            '您的{subject}已达处置线、逾期未补足或借款长期逾期，平台可以处置质物；处置前仍可补足或还款。',
        },
      ],
    },
    recover: {
      label: '已足值',
      by: ['clock', 'platform'],
      moves: { warned: 'active', called: 'active', enforcing: 'active' },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '质物已足值',
          content: '您的{subject}质物已足值，没有长期逾期的还款，请继续按计划还款。',
        },
      ],
    },
    addGoods: {
      label: '补充质物',
      by: ['platform'],
      isOfOwner: true,
      moves: {
        active: 'active',
        warned: 'warned',
        called: 'called',
        enforcing: 'enforcing',
      },
      input: withNote,
    },
    redeem: {
      label: '赎货',
      by: ['platform'],
      moves: { active: 'active', warned: 'warned', settled: 'settled' },
      input: withNote,
    },
    foreclose: {
      label: '登记处置',
      by: ['operator'],
      moves: { enforcing: 'foreclosed' },
      input: {
        type: 'object',
        properties: {
          proceeds: { type: 'string', title: '处置所得（元）', pattern: AMOUNT_PATTERN },
          reason: { ...reason, title: '处置说明' },
        },
        required: ['proceeds', 'reason'],
        additionalProperties: false,
      },
      confirm: '处置所得归还借款，多出的部分退还出质企业。',
      secondPerson: { ...SECOND_PERSON, offMarket: '10' },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '质物已处置',
          content: '您的{subject}质物已处置，所得 {proceeds} 元用于归还借款，多出的部分退还贵司。',
        },
      ],
    },
    settle: {
      label: '借款结清',
      by: ['platform', 'clock'],
      moves: { active: 'settled', warned: 'settled', called: 'settled', enforcing: 'settled' },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '可以赎回质物',
          content: '您的{subject}借款已结清，请申请赎回全部质物。',
        },
      ],
    },
    reopen: { label: '恢复质押', by: ['platform'], moves: { settled: 'active' } },
    release: { label: '解除质押', by: ['platform'], moves: { settled: 'released' } },
  },
})

export type PledgeStatus = keyof typeof pledgeLifecycle.statuses
