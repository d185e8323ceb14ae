import { AMOUNT_PATTERN } from '../amount.ts'
import { reason, withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'

/** The longest term of a credit line in months, as it can be applied for: none is renewed for longer. */
export const LONGEST_LINE = 24

/** The credit line (额度) of an opened product. Codes 0 and 1 are those of the portal's gateway. */
export const creditLineLifecycle = defineLifecycle({
  kind: 'creditLine',
  title: '额度',
  figures: { available: '可用额度', granted: '授信额度', frozen: '冻结额度', used: '已用额度' },
  initial: 'waiting',
  statuses: {
    waiting: {
      code: 0,
      label: '待激活',
      tone: 'waiting',
      sentence: '额度已批复，激活后即可使用。',
    },
    active: {
      code: 1,
      label: '已激活',
      tone: 'success',
      sentence: '额度已激活，可按需办理融资。',
    },
    frozen: {
      code: 2,
      label: '已冻结',
      tone: 'danger',
      sentence: '额度已冻结，暂不能用于融资，您可以申请解冻。',
    },
    expired: {
      code: 3,
      label: '已到期',
      tone: 'warning',
      sentence: '额度已到期，不能再用于融资，您可以申请恢复使用。',
    },
    thawing: {
      code: 4,
      label: '解冻审核中',
      tone: 'waiting',
      sentence: '解冻申请已提交，平台审核后会通知您。',
    },
    renewing: {
      code: 5,
      label: '恢复审核中',
      tone: 'waiting',
      sentence: '恢复申请已提交，平台审核后会通知您。',
    },
    closed: {
      code: 6,
      label: '已终止',
      tone: 'neutral',
      sentence: '额度已终止，不能恢复。',
      isFinal: true,
      isVoid: true,
    },
  },
  actions: {
    activate: {
      label: '激活额度',
      by: ['operator'],
      moves: { waiting: 'active' },
      // Its application was reviewed already: more is granted alone than changed.
      secondPerson: { above: '5000000.00', timesADay: 3 },
    },
    freeze: {
      label: '冻结额度',
      by: ['operator'],
      moves: { active: 'frozen' },
      input: withReason,
      confirm: '冻结后，客户不能再使用该额度。',
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '额度已冻结',
          content: '您的{subject}已冻结：{reason}。您可以申请解冻。',
        },
      ],
    },
    requestThaw: {
      label: '申请解冻',
      by: ['owner'],
      moves: { frozen: 'thawing', expired: 'renewing' },
      input: withReason,
    },
    withdrawThaw: {
      label: '撤回申请',
      by: ['owner'],
      moves: { thawing: 'frozen', renewing: 'expired' },
      confirm: '撤回后，平台不再审核这次申请。',
    },
    thaw: {
      label: '解冻额度',
      by: ['operator'],
      moves: { frozen: 'active', thawing: 'active', expired: 'active', renewing: 'active' },
      input: {
        type: 'object',
        properties: {
          validUntil: { type: 'string', title: '新的到期日', format: 'date' },
          reason: { ...reason, title: '说明' },
        },
        additionalProperties: false,
      },
      secondPerson: { above: '1000000.00', timesADay: 3 },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '额度已解冻',
          content: '您的{subject}已恢复使用。',
        },
      ],
    },
    refuseThaw: {
      label: '不予解冻',
      by: ['operator'],
      moves: { thawing: 'frozen', renewing: 'expired' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '解冻申请未通过',
          content: '您的{subject}解冻申请未通过：{reason}',
        },
      ],
    },
    expire: {
      label: '额度到期',
      by: ['clock'],
      moves: { active: 'expired', frozen: 'expired', thawing: 'renewing' },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '额度已到期',
          content: '您的{subject}已到期，不能再用于融资。您可以申请恢复使用。',
        },
      ],
    },
    adjust: {
      label: '调整额度',
      by: ['operator'],
      moves: { active: 'active', frozen: 'frozen' },
      input: {
        type: 'object',
        properties: {
          amount: {
            type: 'string',
            title: '新的授信额度（元）',
            pattern: AMOUNT_PATTERN,
          },
          reason,
        },
        required: ['amount', 'reason'],
        additionalProperties: false,
      },
      secondPerson: { above: '1000000.00', timesADay: 3 },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '额度已调整',
          content: '您的{subject}已调整为 {amount} 元：{reason}',
        },
      ],
    },
    close: {
      label: '终止额度',
      isDestructive: true,
      by: ['operator'],
      moves: { waiting: 'closed', active: 'closed', frozen: 'closed', expired: 'closed' },
      input: withReason,
      confirm: '终止后不能恢复。',
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '额度已终止',
          content: '您的{subject}已终止：{reason}',
        },
      ],
    },
  },
})

export type CreditLineStatus = keyof typeof creditLineLifecycle.statuses
