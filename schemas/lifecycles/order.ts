import { useInput, withNote, withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'

/** An order that an enterprise finances: its counterparty confirms it, and it is financed at most once. */
export const orderLifecycle = defineLifecycle({
  kind: 'order',
  title: '订单',
  figures: { amount: '订单金额' },
  initial: 'draft',
  statuses: {
    draft: { code: 9, label: '登记中', tone: 'neutral', sentence: '订单还没有登记。' },
    unconfirmed: {
      code: 0,
      label: '待确认',
      tone: 'waiting',
      sentence: '等待交易对方确认订单；对方不在本平台的，由平台核实。',
      waitsFor: { coreEnterprise: '确认订单' },
    },
    available: {
      code: 1,
      label: '可用',
      tone: 'success',
      sentence: '订单已确认，可用于融资申请。',
    },
    reserved: {
      code: 2,
      label: '占用中',
      tone: 'waiting',
      sentence: '订单已用于审核中的融资申请，审核结束前不能再次使用。',
    },
    financed: {
      code: 3,
      label: '已融资',
      tone: 'active',
      sentence: '订单对应的融资已放款，请按还款计划还款。',
    },
    settled: {
      code: 4,
      label: '已结清',
      tone: 'neutral',
      sentence: '订单对应的融资已结清。',
    },
    voided: {
      code: 5,
      label: '已作废',
      tone: 'neutral',
      sentence: '订单已作废，不能用于融资。',
      isFinal: true,
      isVoid: true,
    },
    declined: {
      code: 6,
      label: '未确认',
      tone: 'warning',
      sentence: '交易对方未确认订单，核对后可重新提交，或作废后另行登记。',
    },
  },
  actions: {
    register: {
      label: '登记订单',
      by: ['platform'],
      isOfOwner: true,
      moves: { draft: 'unconfirmed' },
      messages: [
        {
          to: 'coreEnterprise',
          type: 'notification',
          title: '请确认订单',
          content: '您的交易伙伴登记了与贵司的{subject}，请在“我的订单”中核对并确认。',
        },
      ],
    },
    confirm: {
      label: '确认订单',
      by: ['coreEnterprise', 'operator'],
      moves: { unconfirmed: 'available' },
      confirm: '确认后，本订单可用于融资申请。',
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '订单已确认',
          content: '您的{subject}已确认，可用于融资申请。',
        },
      ],
    },
    decline: {
      label: '不予确认',
      by: ['coreEnterprise', 'operator'],
      moves: { unconfirmed: 'declined' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '订单未确认',
          content: '您的{subject}未获确认：{reason}',
        },
      ],
    },
    request: {
      label: '重新提交确认',
      by: ['owner'],
      moves: { declined: 'unconfirmed' },
      messages: [
        {
          to: 'coreEnterprise',
          type: 'notification',
          title: '请确认订单',
          content: '您的交易伙伴重新提交了与贵司的{subject}，请在“我的订单”中核对并确认。',
        },
      ],
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
    },
    reopen: {
      label: '恢复融资',
      by: ['platform'],
      moves: { settled: 'financed' },
      input: withNote,
    },
    void: {
      label: '作废订单',
      isDestructive: true,
      by: ['owner', 'operator'],
      moves: { unconfirmed: 'voided', declined: 'voided', available: 'voided' },
      input: withReason,
      confirm: '作废后，这份订单不能再用于融资。',
    },
  },
})

export type OrderStatus = keyof typeof orderLifecycle.statuses
