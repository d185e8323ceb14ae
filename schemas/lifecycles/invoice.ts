import { useInput, withNote, withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'

/** An invoice that a seller finances: it is pending or financed at most once at a time. */
export const invoiceLifecycle = defineLifecycle({
  kind: 'invoice',
  title: '发票',
  figures: { amount: '价税合计', net: '不含税金额', tax: '税额' },
  initial: 'unverified',
  statuses: {
    unverified: {
      code: 0,
      label: '待核验',
      tone: 'warning',
      sentence: '发票尚未通过核验，核验通过后可用于融资。',
    },
    available: {
      code: 1,
      label: '可用',
      tone: 'success',
      sentence: '发票已通过核验，可用于融资申请。',
    },
    reserved: {
      code: 2,
      label: '占用中',
      tone: 'waiting',
      sentence: '发票已用于审核中的融资申请或贸易背景，解除占用前不能再次使用。',
    },
    financed: {
      code: 3,
      label: '已融资',
      tone: 'active',
      sentence: '发票对应的融资已放款，请按还款计划还款。',
    },
    settled: {
      code: 4,
      label: '已结清',
      tone: 'neutral',
      sentence: '发票对应的融资已结清。',
    },
    voided: {
      code: 5,
      label: '已作废',
      tone: 'neutral',
      sentence: '发票已作废，不能用于融资。',
      isFinal: true,
      isVoid: true,
    },
  },
  actions: {
    verify: {
      label: '核验通过',
      by: ['platform', 'operator'],
      moves: { unverified: 'available' },
      input: withNote,
    },
    refuse: {
      label: '核验未通过',
      by: ['platform', 'operator'],
      moves: { unverified: 'unverified' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '发票核验未通过',
          content: '您的{subject}核验未通过：{reason}',
        },
      ],
    },
    check: {
      label: '重新核验',
      by: ['owner'],
      moves: { unverified: 'unverified' },
      confirm: '将向税务系统重新查验这张发票。',
    },
    reserve: {
      label: '用于融资申请',
      by: ['platform'],
      moves: { available: 'reserved' },
      input: useInput,
    },
    release: {
      label: '解除占用',
      by: ['platform'],
      moves: { reserved: 'available' },
      input: withNote,
    },
    finance: {
      label: '融资放款',
      by: ['platform'],
      moves: { reserved: 'financed' },
      input: withNote,
    },
    settle: {
      label: '融资结清',
      by: ['platform'],
      moves: { financed: 'settled' },
      input: withNote,
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '发票融资已结清',
          content: '您的{subject}对应的融资已结清。',
        },
      ],
    },
    reopen: {
      label: '恢复融资',
      by: ['platform'],
      moves: { settled: 'financed' },
      input: withNote,
    },
    void: {
      label: '作废发票',
      isDestructive: true,
      by: ['owner', 'operator'],
      moves: { unverified: 'voided', available: 'voided' },
      input: withReason,
      confirm: '作废后，这张发票不能再用于融资。',
    },
  },
})

export type InvoiceStatus = keyof typeof invoiceLifecycle.statuses
