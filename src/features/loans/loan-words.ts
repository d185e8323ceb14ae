import type { LoanParts, Purpose, Way } from '#schemas/api/loans.ts'

/** The names of the parts of an amount, in the order in which they are paid. */
export const PART_NAMES: Readonly<Record<keyof Omit<LoanParts, 'total'>, string>> = {
  penalty: '罚息',
  fee: '费用',
  interest: '利息',
  principal: '本金',
}

export const METHOD_NAMES: Readonly<Record<string, string>> = {
  equalInstalments: '等额本息',
  equalPrincipal: '等额本金',
  interestFirst: '先息后本',
  bullet: '到期一次性还本付息',
  daily: '按日计息，到期还本付息',
}

export const PURPOSE_NAMES: Readonly<Record<Purpose, string>> = {
  due: '到期应还',
  next: '提前还下一期',
  other: '其他金额',
  settle: '全部结清',
}

export const WAY_NAMES: Readonly<Record<Way, { name: string; text: string }>> = {
  fewerInstalments: { name: '缩短期限', text: '每期金额不变，期数减少' },
  smallerInstalments: { name: '减少月供', text: '期数不变，每期金额减少' },
  nextInstalments: { name: '抵扣后续', text: '依次抵扣接下来的几期' },
}

export const ROW_STATES: Readonly<
  Record<string, { label: string; tone: 'success' | 'danger' | 'warning' | 'neutral' }>
> = {
  paid: { label: '已还', tone: 'success' },
  overdue: { label: '已逾期', tone: 'danger' },
  due: { label: '今日到期', tone: 'warning' },
  future: { label: '未到期', tone: 'neutral' },
  holiday: { label: '延期', tone: 'neutral' },
}
