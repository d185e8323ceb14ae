import { reason, withReason } from './action-inputs.ts'
import { defineLifecycle } from './lifecycle.ts'

/** A transfer on the provider's statement (银行来账): it settles the payment that its reference names, or is held. */
export const bankTransferLifecycle = defineLifecycle({
  kind: 'bankTransfer',
  title: '银行来账',
  figures: { held: '待认领', settled: '已入账', returned: '已退回' },
  initial: 'arrived',
  statuses: {
    arrived: { code: 9, label: '登记中', tone: 'neutral', sentence: '来账还没有登记。' },
    settled: {
      code: 0,
      label: '已入账',
      tone: 'success',
      sentence: '转账已用于附言所指的付款或账户。',
      isFinal: true,
    },
    unallocated: {
      code: 1,
      label: '待认领',
      tone: 'waiting',
      sentence:
        '转账与待付款项不符，平台核实后转入账户余额，或退回付款账户；不用再转一次，转入余额后可直接用余额支付。',
    },
    allocated: {
      code: 2,
      label: '已转入余额',
      tone: 'success',
      sentence: '转账已转入账户余额，可用于付款或提现。',
      isFinal: true,
    },
    returned: {
      code: 3,
      label: '已退回',
      tone: 'neutral',
      sentence: '转账已退回付款账户。',
      isFinal: true,
      isVoid: true,
    },
  },
  actions: {
    settle: { label: '来账入账', by: ['platform'], moves: { arrived: 'settled' } },
    hold: {
      label: '转入待认领',
      by: ['platform'],
      moves: { arrived: 'unallocated' },
      input: withReason,
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '转账待核实',
          content:
            '收到您的{subject}：{reason}。请不要重复转账：平台核实后转入账户余额或退回，转入后请重新发起付款并用余额支付。',
        },
      ],
    },
    allocate: {
      label: '转入客户余额',
      by: ['operator'],
      moves: { unallocated: 'allocated' },
      input: {
        type: 'object',
        properties: {
          accountNo: {
            type: 'string',
            title: '余额账号（附言已指明客户的可不填）',
            maxLength: 40,
          },
          reason: { ...reason, title: '说明' },
        },
        required: ['reason'],
        additionalProperties: false,
      },
      confirm: '转入后，客户即可使用这笔款项，不能撤销。',
      secondPerson: { above: '500000.00', timesADay: 3 },
      messages: [
        {
          to: 'owner',
          type: 'notification',
          title: '转账已转入余额',
          content: '您的{subject}已转入账户余额：{reason}',
        },
      ],
    },
    giveBack: {
      label: '退回付款账户',
      by: ['operator'],
      moves: { unallocated: 'returned' },
      input: withReason,
      confirm: '退回后，款项回到付款账户，不能撤销。',
      secondPerson: { above: '500000.00', timesADay: 3 },
      messages: [
        {
          to: 'owner',
          type: 'warning',
          title: '转账已退回',
          content: '您的{subject}已退回付款账户：{reason}',
        },
      ],
    },
  },
})

export type BankTransferStatus = keyof typeof bankTransferLifecycle.statuses
