import type { LoanParts, Purpose, Way } from '#schemas/api/loans.ts'

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

/** The kinds of repayment that a customer chooses among, with what each pays. */
export const PURPOSES: Readonly<Record<Purpose, { name: string; text: string }>> = {
  due: { name: '到期应还', text: '还清今日到期和已逾期的全部款项。' },
  instalment: {
    name: '选择期次',
    text: '还清所选期次及之前的各期；尚未到期的，利息只算到今天。',
  },
  other: { name: '其他金额', text: '先还到期款项，其余归还截至今日的利息和本金。' },
  principal: { name: '只还本金', text: '金额全部用于归还本金，本期利息仍在到期日支付。' },
  settle: { name: '全部结清', text: '还清全部本金和截至今日的利息、费用。' },
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
