import type { LoanParts } from '#schemas/api/loans.ts'

/** The names of the parts of an amount, in the order in which they are paid. */
export const PART_NAMES: Readonly<Record<keyof Omit<LoanParts, 'total'>, string>> = {
  penalty: '罚息',
  fee: '费用',
  interest: '利息',
  principal: '本金',
}

/** Returns the name of a part by its word on the wire. */
export const nameOfPart = (part: string): string =>
  Object.entries(PART_NAMES).find(([name]) => name === part)?.[1] ?? part

export const METHOD_NAMES: Readonly<Record<string, string>> = {
  equalInstalments: '等额本息',
  equalPrincipal: '等额本金',
  interestFirst: '先息后本',
  bullet: '到期一次性还本付息',
  daily: '按日计息，到期还本付息',
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
