import { inputOf, reason, withNote, withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'
import { extensionInput, registrationNumber, registrationTerm } from './registration-inputs.ts'

/** The number and the term of the registration. */
const registrationInput = inputOf(['registrationNo'], {
  registrationNo: registrationNumber,
  months: registrationTerm,
})

/** The registration with the payout, and for a long term what the examination of its reason has shown. */
const approvalInput = inputOf(['registrationNo'], {
  registrationNo: registrationNumber,
  months: registrationTerm,
  reason: { ...reason, title: '对长期限原因的核查结论（期限较长的云信必填）' },
})

/** The financing of a position in a cloud bill (云信融资): interest kept back, registered, repaid by the issuer. */
export const billFinancingLifecycle = defineLifecycle({
  kind: 'billFinancing',
  title: '云信融资',
  figures: {
    claim: '待付资金方',
    advance: '融资金额',
    interest: '利息',
    proceeds: '实付金额',
    received: '已收付款',
    surplus: '退还企业',
  },
  initial: 'draft',
  statuses: {
    draft: { code: 9, label: '填写中', tone: 'neutral', sentence: '申请还没有提交。' },
    reviewing: {
      code: 0,
      label: '审核中',
      tone: 'waiting',
      sentence: '等待资金方审核并办理登记；放款前可以撤回。',
    },
    financed: {
      code: 1,
      label: '已放款',
      tone: 'active',
      sentence: '融资款已支付，到期由开单企业付款给资金方。',
    },
    refused: {
      code: 2,
      label: '未通过',
      tone: 'neutral',
      sentence: '资金方未通过申请，云信恢复可用。',
      isFinal: true,
      isVoid: true,
    },
    withdrawn: {
      code: 3,
      label: '已撤回',
      tone: 'neutral',
      sentence: '申请已撤回，云信恢复可用。',
      isFinal: true,
      isVoid: true,
    },
    recourse: {
      code: 4,
      label: '待回购',
      tone: 'danger',
      sentence:
        '开单企业逾期，资金方已行使追索权，请按待付资金方的金额支付回购款；付清后到期款项归本企业。',
      waitsFor: { owner: '回购已融资的云信' },
    },
    repurchased: {
      code: 5,
      label: '已回购',
      tone: 'neutral',
      sentence: '已按融资金额回购，到期款项归本企业。',
    },
    settled: {
      code: 6,
      label: '已结清',
      tone: 'success',
      sentence: '开单企业已付款，融资结清。',
    },
  },
  actions: {
    submit: { label: '提交申请', by: ['platform'], isOfOwner: true, moves: { draft: 'reviewing' } },
    approve: {
      label: '登记并放款',
      by: ['operator'],
      moves: { reviewing: 'financed' },
      input: approvalInput,
      secondPerson: { above: '1000000.00', timesADay: 3 },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '云信融资已放款',
          content: '您的{subject}已放款，登记编号 {registrationNo}。',
        },
      ],
    },
    refuse: {
      label: '不予通过',
      by: ['operator'],
      moves: { reviewing: 'refused' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '云信融资未通过',
          content: '您的{subject}未通过：{reason}',
        },
      ],
    },
    withdraw: {
      label: '撤回申请',
      isDestructive: true,
      by: ['owner', 'clock'],
      moves: { reviewing: 'withdrawn' },
      confirm: '撤回后云信恢复可用。',
    },
    register: {
      label: '重新办理登记',
      by: ['operator'],
      moves: { financed: 'financed', recourse: 'recourse' },
      input: registrationInput,
    },
    extendRegistration: {
      label: '办理登记展期',
      by: ['operator'],
      moves: { financed: 'financed', recourse: 'recourse' },
      input: extensionInput,
      confirm: '展期从原登记到期日起算，登记编号不变。',
    },
    cancelRegistration: {
      label: '办理登记注销',
      by: ['operator'],
      moves: { settled: 'settled', repurchased: 'repurchased' },
      input: withReason,
      confirm: '融资已结清，注销后登记不再公示。',
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '云信融资登记已注销',
          content: '您的{subject}的登记已注销：{reason}',
        },
      ],
    },
    turnBack: {
      label: '行使追索权',
      by: ['operator'],
      moves: { financed: 'recourse' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '请回购已融资的云信',
          content: '开单企业逾期，您的{subject}需按融资金额回购：{reason}',
        },
      ],
    },
    repurchase: {
      label: '确认回购',
      by: ['operator', 'platform'],
      moves: { recourse: 'repurchased' },
      input: withNote,
      confirm: '确认已收到融资企业的回购款。',
      secondPerson: { above: '1000000.00', timesADay: 3 },
    },
    takeBackRepurchase: {
      label: '回购款冲正',
      by: ['platform'],
      moves: { repurchased: 'recourse' },
      input: withNote,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '云信回购款已冲正',
          content: '您为{subject}支付的回购款被撤回，请重新支付。',
        },
      ],
    },
    settle: {
      label: '结清',
      by: ['platform'],
      moves: { financed: 'settled', recourse: 'settled' },
    },
    cover: {
      label: '资金方已收回融资款',
      by: ['platform'],
      moves: { recourse: 'financed' },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '云信无需回购',
          content: '开单企业的部分付款已付清资金方的应收款，您的{subject}无需再回购。',
        },
      ],
    },
    reopen: {
      label: '付款冲正，恢复融资',
      by: ['platform'],
      moves: { settled: 'financed', repurchased: 'recourse' },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '云信融资的付款被撤回',
          content:
            '开单企业的付款被撤回，您的{subject}恢复未结清；回购过的，请按待付资金方的金额补足回购款。',
        },
      ],
    },
  },
})

export type BillFinancingStatus = keyof typeof billFinancingLifecycle.statuses
