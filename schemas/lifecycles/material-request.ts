import { inputOf, reason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'

const withReason = inputOf(['reason'], {
  reason: { ...reason, title: '原因（客户会看到）', maxLength: 500 },
})

/** The lifecycle of a request for materials after an approval. It is requested in the transaction that drafts it. */
export const materialRequestLifecycle = defineLifecycle({
  kind: 'materialRequest',
  title: '补充资料',
  initial: 'drafted',
  statuses: {
    drafted: {
      code: 0,
      label: '草稿',
      tone: 'neutral',
      sentence: '尚未发送给客户。',
    },
    requested: {
      code: 1,
      label: '待补充',
      tone: 'active',
      sentence: '平台需要补充资料，请在截止日期前上传。',
    },
    returned: {
      code: 2,
      label: '需重新补充',
      tone: 'warning',
      sentence: '提交的资料不符合要求，请按退回原因重新上传。',
    },
    overdue: {
      code: 3,
      label: '已逾期',
      tone: 'danger',
      sentence: '截止日期已过，请尽快上传。',
    },
    submitted: {
      code: 4,
      label: '审核中',
      tone: 'waiting',
      sentence: '资料已提交，等待平台审核。',
    },
    accepted: {
      code: 5,
      label: '已接收',
      tone: 'success',
      sentence: '资料已审核通过。',
      isFinal: true,
    },
    cancelled: {
      code: 6,
      label: '已取消',
      tone: 'neutral',
      sentence: '平台不再需要这些资料。',
      isFinal: true,
      isVoid: true,
    },
  },
  actions: {
    request: {
      label: '要求补充资料',
      by: ['operator'],
      moves: { drafted: 'requested' },
      input: {
        type: 'object',
        properties: {
          reason,
          documents: { type: 'string', minLength: 1 },
          until: { type: 'string', minLength: 1 },
        },
        required: ['reason', 'documents', 'until'],
        additionalProperties: false,
      },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '请补充资料',
          content:
            '{subject}需要补充：{documents}。原因：{reason}。请于 {until}前在服务中心的“待我办理”中上传。',
        },
      ],
    },
    submit: {
      label: '补充资料',
      by: ['owner'],
      moves: { requested: 'submitted', returned: 'submitted', overdue: 'submitted' },
      input: {
        type: 'object',
        properties: {
          files: {
            type: 'array',
            minItems: 1,
            maxItems: 50,
            items: {
              type: 'object',
              properties: {
                document: { type: 'integer', minimum: 0 },
                attachId: { type: 'string', minLength: 1 },
              },
              required: ['document', 'attachId'],
              additionalProperties: false,
            },
          },
        },
        required: ['files'],
        additionalProperties: false,
      },
    },
    accept: {
      label: '接收资料',
      by: ['operator'],
      moves: { submitted: 'accepted' },
      confirm: '确认资料齐全、清晰、有效。',
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '资料已接收',
          content: '{subject}补充的资料已审核通过。',
        },
      ],
    },
    return: {
      label: '退回资料',
      by: ['operator'],
      moves: { submitted: 'returned' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '请重新补充资料',
          content: '{subject}补充的资料被退回：{reason}',
        },
      ],
    },
    cancel: {
      label: '取消要求',
      by: ['operator'],
      moves: { requested: 'cancelled', returned: 'cancelled', overdue: 'cancelled' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '无需补充资料',
          content: '{subject}不再需要补充资料：{reason}',
        },
      ],
    },
    fallOverdue: {
      label: '逾期',
      by: ['clock'],
      moves: { requested: 'overdue', returned: 'overdue' },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '补充资料已逾期',
          content: '{subject}需要补充的资料已过截止日期，请尽快上传。',
        },
      ],
    },
  },
})

export type MaterialRequestStatus = keyof typeof materialRequestLifecycle.statuses
