import { spokenAmount } from '#schemas/amount.ts'
import type { LoanParts, LoanQuote } from '#schemas/api/loans.ts'
import { dateText } from '#src/ui/display/date-text.ts'

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

/** Says what stays due after a payment, and when; '' if it settles the loan. */
export const stayingText = ({
  staysDue,
  onDueDate,
  onDue,
  nextDueDate,
  nextDue,
}: Pick<LoanQuote, 'staysDue' | 'onDueDate' | 'onDue' | 'nextDueDate' | 'nextDue'>): string => {
  if (Number(staysDue) > 0) return `支付后，今日仍有到期款项 ${spokenAmount(staysDue)}未还。`
  if (nextDueDate === '') return ''
  if (Number(onDue) > 0) return `支付后，${dateText(onDueDate)}仍应还 ${spokenAmount(onDue)}。`
  const next = `下次应还 ${spokenAmount(nextDue)}，${dateText(nextDueDate)}到期。`
  return `支付后，${dateText(onDueDate)}无需再还；${next}`
}

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
