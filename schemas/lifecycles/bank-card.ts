import { defineLifecycle } from './lifecycle.ts'

/** The lifecycle of a bank account on file. */
export const bankCardLifecycle = defineLifecycle({
  kind: 'bankCard',
  title: '银行账户',
  initial: 'saved',
  statuses: {
    saved: {
      code: 0,
      label: '可用',
      tone: 'success',
      sentence: '办理业务时可以选择这个账户。',
    },
    removed: {
      code: 1,
      label: '已移除',
      tone: 'neutral',
      sentence: '账户已移除，不能再选择。',
      isFinal: true,
    },
  },
  actions: {
    setDefault: {
      label: '设为默认',
      by: ['owner'],
      moves: { saved: 'saved' },
    },
    remove: {
      label: '移除',
      isDestructive: true,
      by: ['owner'],
      moves: { saved: 'removed' },
      confirm: '移除后，办理业务时不能再选择这个账户；已提交的申请不受影响。',
    },
  },
})

export type BankCardStatus = keyof typeof bankCardLifecycle.statuses
