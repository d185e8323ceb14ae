import { spokenAmount } from '#schemas/amount.ts'
import type { LoanQuote } from '#schemas/api/loans.ts'
import { dateText } from '#src/ui/display/date-text.ts'

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

export const ROW_STATES: Readonly<
  Record<string, { label: string; tone: 'success' | 'danger' | 'warning' | 'neutral' }>
> = {
  paid: { label: '已还', tone: 'success' },
  overdue: { label: '已逾期', tone: 'danger' },
  due: { label: '今日到期', tone: 'warning' },
  future: { label: '未到期', tone: 'neutral' },
  holiday: { label: '延期', tone: 'neutral' },
}
