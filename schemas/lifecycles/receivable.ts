import { useInput, withNote, withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'
import {
  accountInput,
  disputeInput,
  otherRightInput,
  paidInput,
  registrationInput,
} from './receivable-inputs.ts'
import { extensionInput } from './registration-inputs.ts'

/** The statuses in which a receivable is or can be registered; registering moves none of them. */
const registered = {
  confirmed: 'confirmed',
  reserved: 'reserved',
  financed: 'financed',
  financedOverdue: 'financedOverdue',
} as const

/** The message to the supplier about a payment that was taken back. */
const takenBack = [
  {
    to: 'owner',
    type: 'warning',
    title: '应收账款付款已冲正',
    content: '付款方对您的{subject}的付款 {amount} 元被撤回，请等待其重新付款。',
  },
] as const

/**
 * A receivable of a supplier, which its debtor sees as a payable. Its amount is only lowered, and only before a financing;
 * it ends when nothing is owed any more, until a payment is taken back.
 */
export const receivableLifecycle = defineLifecycle({
  kind: 'receivable',
  title: '应收账款',
  figures: { outstanding: '待付余额', stated: '登记金额', reduced: '调减金额', paid: '已付金额' },
  initial: 'draft',
  statuses: {
    draft: { code: 9, label: '登记中', tone: 'neutral', sentence: '应收账款还没有登记。' },
    unconfirmed: {
      code: 0,
      label: '待确权',
      tone: 'waiting',
      sentence: '等待付款方核对金额和到期日并确权。',
      waitsFor: { coreEnterprise: '确认应付账款' },
    },
    confirmed: {
      code: 1,
      label: '已确权',
      tone: 'success',
      sentence: '付款方承诺到期付款，可用于融资申请。',
    },
    disputed: {
      code: 2,
      label: '有争议',
      tone: 'warning',
      sentence: '付款方对金额有异议，等待供应商接受调减或重新提交。',
      waitsFor: { owner: '处理应收账款争议' },
    },
    declined: {
      code: 3,
      label: '未确权',
      tone: 'warning',
      sentence: '付款方未确权，核对后可重新提交，或作废后另行登记。',
      waitsFor: { owner: '重新提交应收账款' },
    },
    reserved: {
      code: 4,
      label: '占用中',
      tone: 'waiting',
      sentence: '应收账款已用于审核中的融资申请，放款前须完成登记和转让通知。',
    },
    financed: {
      code: 5,
      label: '已融资',
      tone: 'active',
      sentence: '融资已放款，付款方的付款先用于归还融资，余款归供应商。',
    },
    released: {
      code: 6,
      label: '融资已结清',
      tone: 'active',
      sentence: '融资已结清，应收账款已转回供应商，等待付款方到期付款。',
    },
    overdue: {
      code: 7,
      label: '已逾期',
      tone: 'danger',
      sentence: '到期日已过，付款方尚未付清，请尽快付款。',
      waitsFor: { coreEnterprise: '支付逾期的应付账款' },
    },
    financedOverdue: {
      code: 8,
      label: '融资中已逾期',
      tone: 'danger',
      sentence: '到期日已过且融资尚未结清，付款方的付款先用于归还融资。',
      waitsFor: { coreEnterprise: '支付逾期的应付账款' },
    },
    paid: { code: 10, label: '已付清', tone: 'neutral', sentence: '付款方已全部付清。' },
    voided: {
      code: 11,
      label: '已作废',
      tone: 'neutral',
      sentence: '应收账款已作废。',
      isFinal: true,
      isVoid: true,
    },
  },
  actions: {
    submit: {
      label: '登记应收账款',
      by: ['platform'],
      isOfOwner: true,
      moves: { draft: 'unconfirmed' },
      messages: [
        {
          to: 'coreEnterprise',
          type: 'notification',
          title: '请确认应付账款',
          content: '供应商登记了对贵司的{subject}，请在“我的负债”中核对并确权。',
        },
      ],
    },
    confirm: {
      label: '确权',
      by: ['coreEnterprise'],
      moves: { unconfirmed: 'confirmed' },
      confirm: '确权即承诺在到期日足额付款至指定的回款账户。',
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '应收账款已确权',
          content: '您的{subject}已获付款方确权，可用于融资申请。',
        },
      ],
    },
    dispute: {
      label: '提出异议',
      by: ['coreEnterprise'],
      moves: { unconfirmed: 'disputed', confirmed: 'disputed' },
      input: disputeInput,
      confirm: '金额只能调减；供应商接受后按认可金额确权。',
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '应收账款有异议',
          content: '付款方对您的{subject}认可 {amount} 元：{reason}',
        },
      ],
    },
    accept: {
      label: '接受调减',
      by: ['owner'],
      moves: { disputed: 'confirmed' },
      confirm: '接受后，金额按付款方认可的金额调减，不能再调高。',
      messages: [
        {
          to: 'coreEnterprise',
          type: 'notification',
          title: '供应商已接受调减',
          content: '{subject}已按贵司认可的金额确权。',
        },
      ],
    },
    decline: {
      label: '不予确权',
      by: ['coreEnterprise'],
      moves: { unconfirmed: 'declined' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '应收账款未确权',
          content: '您的{subject}未获确权：{reason}',
        },
      ],
    },
    request: {
      label: '重新提交确权',
      by: ['owner'],
      moves: { disputed: 'unconfirmed', declined: 'unconfirmed' },
      messages: [
        {
          to: 'coreEnterprise',
          type: 'notification',
          title: '请确认应付账款',
          content: '供应商重新提交了对贵司的{subject}，请核对并确权。',
        },
      ],
    },
    setAccount: {
      label: '变更回款账户',
      by: ['owner'],
      moves: {
        unconfirmed: 'unconfirmed',
        confirmed: 'confirmed',
        disputed: 'disputed',
        declined: 'declined',
      },
      input: accountInput,
      messages: [
        {
          to: 'coreEnterprise',
          type: 'notification',
          title: '回款账户已变更',
          content: '{subject}的回款账户已变更，付款前请核对。',
        },
      ],
    },
    register: {
      label: '办理中登网登记',
      by: ['operator'],
      moves: registered,
      input: registrationInput,
    },
    extendRegistration: {
      label: '办理登记展期',
      by: ['operator'],
      moves: registered,
      input: extensionInput,
      confirm: '展期从原登记到期日起算，登记编号和登记时间不变，顺位不受影响。',
    },
    cancelRegistration: {
      label: '办理登记注销',
      by: ['operator'],
      moves: { confirmed: 'confirmed', released: 'released', overdue: 'overdue', paid: 'paid' },
      input: withReason,
      confirm:
        '注销后，本平台融资对这笔应收账款的权利和转让通知一并终止；再次融资须重新登记和通知。',
      messages: [
        {
          to: 'coreEnterprise',
          type: 'notification',
          title: '应收账款转让登记已注销',
          content: '{subject}的转让登记已注销：{reason}',
        },
        {
          to: 'owner',
          type: 'notification',
          title: '应收账款转让登记已注销',
          content: '您的{subject}的转让登记已注销：{reason}',
        },
      ],
    },
    notify: {
      label: '通知付款方转让',
      by: ['owner', 'operator'],
      moves: { confirmed: 'confirmed', reserved: 'reserved' },
      confirm: '付款方将收到转让通知，通知后回款账户不能变更。',
      messages: [
        {
          to: 'coreEnterprise',
          type: 'notification',
          title: '应收账款转让通知',
          content: '{subject}的债权将转让给融资方，请到期付款至详情页所示的回款账户。',
        },
      ],
    },
    recordRight: {
      label: '登记查得的其他权利',
      by: ['operator'],
      moves: { unconfirmed: 'unconfirmed', confirmed: 'confirmed', reserved: 'reserved' },
      input: otherRightInput,
    },
    reserve: {
      label: '用于融资申请',
      by: ['platform'],
      moves: { confirmed: 'reserved' },
      input: useInput,
    },
    release: {
      label: '解除占用',
      by: ['platform'],
      moves: { reserved: 'confirmed' },
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
      moves: { financed: 'released', financedOverdue: 'overdue' },
      input: withNote,
    },
    reopen: {
      label: '恢复融资',
      by: ['platform'],
      moves: { released: 'financed', overdue: 'financedOverdue' },
      input: withNote,
    },
    fallOverdue: {
      label: '到期未付',
      by: ['clock'],
      moves: { confirmed: 'overdue', released: 'overdue', financed: 'financedOverdue' },
      messages: [
        {
          to: 'coreEnterprise',
          type: 'warning',
          title: '应付账款已逾期',
          content: '{subject}已过到期日，请尽快付款。',
        },
        {
          to: 'owner',
          type: 'warning',
          title: '应收账款已逾期',
          content: '您的{subject}到期未付，请与付款方联系。',
        },
      ],
    },
    payPart: {
      label: '部分付款',
      by: ['platform'],
      moves: {
        confirmed: 'confirmed',
        financed: 'financed',
        released: 'released',
        overdue: 'overdue',
        financedOverdue: 'financedOverdue',
      },
      input: paidInput,
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '应收账款收到付款',
          content: '您的{subject}收到付款 {amount} 元。',
        },
      ],
    },
    pay: {
      label: '付清',
      by: ['platform'],
      moves: {
        confirmed: 'paid',
        financed: 'paid',
        released: 'paid',
        overdue: 'paid',
        financedOverdue: 'paid',
      },
      input: paidInput,
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '应收账款已付清',
          content: '您的{subject}已由付款方付清。',
        },
      ],
    },
    takeBackPart: {
      label: '付款冲正',
      by: ['platform'],
      moves: {
        unconfirmed: 'unconfirmed',
        confirmed: 'confirmed',
        disputed: 'disputed',
        declined: 'declined',
        reserved: 'reserved',
        financed: 'financed',
        released: 'released',
        overdue: 'overdue',
        financedOverdue: 'financedOverdue',
      },
      input: paidInput,
      messages: takenBack,
    },
    takeBack: {
      label: '付款冲正',
      by: ['platform'],
      moves: { paid: 'confirmed' },
      input: paidInput,
      messages: takenBack,
    },
    takeBackUsed: {
      label: '付款冲正',
      by: ['platform'],
      moves: { paid: 'released' },
      input: paidInput,
      messages: takenBack,
    },
    void: {
      label: '作废应收账款',
      isDestructive: true,
      by: ['owner'],
      moves: { unconfirmed: 'voided', disputed: 'voided', declined: 'voided' },
      input: withReason,
      confirm: '作废后，这笔应收账款不能再使用。',
    },
  },
})

export type ReceivableStatus = keyof typeof receivableLifecycle.statuses
