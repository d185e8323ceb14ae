import { defineLifecycle } from './lifecycle.ts'

const until = {
  type: 'object',
  properties: {
    until: { type: 'string', minLength: 1 },
    days: { type: 'string', minLength: 1 },
  },
  required: ['until', 'days'],
  additionalProperties: false,
}

const warning = {
  to: 'owner',
  type: 'warning',
  title: '资料即将到期',
  content: '您的{subject}将于 {until}到期（还有 {days} 天），请及时在资料管理中上传新的。',
} as const

/** The lifecycle of a document on file: of each type at most one is neither replaced nor removed. */
export const documentLifecycle = defineLifecycle({
  kind: 'document',
  title: '资料',
  initial: 'valid',
  statuses: {
    valid: {
      code: 0,
      label: '有效',
      tone: 'success',
      sentence: '资料有效，办理业务时自动带入。',
    },
    expiring: {
      code: 1,
      label: '即将到期',
      tone: 'warning',
      sentence: '资料即将到期，请及时上传新的。',
    },
    expired: {
      code: 2,
      label: '已过期',
      tone: 'danger',
      sentence: '资料已过期，办理业务时不再带入，请上传新的。',
    },
    replaced: {
      code: 3,
      label: '已更新',
      tone: 'neutral',
      sentence: '已有新的资料。',
      isFinal: true,
    },
    removed: {
      code: 4,
      label: '已移除',
      tone: 'neutral',
      sentence: '资料已移除，不再用于办理业务。',
      isFinal: true,
    },
  },
  actions: {
    setExpiry: {
      label: '修改到期日',
      by: ['owner'],
      moves: { valid: 'valid', expiring: 'valid', expired: 'valid' },
      input: {
        type: 'object',
        properties: {
          expiresOn: { type: 'string', title: '到期日（长期有效的不填）', format: 'date' },
        },
        additionalProperties: false,
      },
    },
    fallDue: {
      label: '即将到期',
      by: ['clock', 'platform'],
      moves: { valid: 'expiring' },
      input: until,
      messages: [warning],
    },
    remind: {
      label: '到期提醒',
      by: ['clock'],
      moves: { expiring: 'expiring' },
      input: until,
      messages: [warning],
    },
    expire: {
      label: '到期',
      by: ['clock'],
      moves: { valid: 'expired', expiring: 'expired' },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '资料已过期',
          content: '您的{subject}已过期，办理业务时不再带入，请在资料管理中上传新的。',
        },
      ],
    },
    replace: {
      label: '更新',
      by: ['platform'],
      isOfOwner: true,
      moves: { valid: 'replaced', expiring: 'replaced', expired: 'replaced' },
    },
    remove: {
      label: '移除',
      isDestructive: true,
      by: ['owner'],
      moves: { valid: 'removed', expiring: 'removed', expired: 'removed' },
      confirm: '移除后，办理业务时不再带入这份资料；已提交的申请不受影响。',
    },
  },
})

export type DocumentStatus = keyof typeof documentLifecycle.statuses
