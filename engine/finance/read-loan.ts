import { PARTS, PENALTY_BASES, PREPAYMENT_WAYS } from '#schemas/finance-words.ts'
import { isDate } from './calendar.ts'
import {
  type LoanEvent,
  type LoanInput,
  type LoanIssue,
  type LoanTerms,
  type Penalty,
  type PenaltyInput,
} from './loan-terms.ts'
import { parseDecimal, parseYuan, ratio, type Ratio } from './ratio.ts'
import { readTerms } from './read-terms.ts'

type Add = (field: string, message: string) => undefined

/** Checks the terms of a loan. @returns the terms, or what is wrong with each field */
export const readLoan = (
  input: LoanInput,
): { terms: LoanTerms; issues?: never } | { terms?: never; issues: LoanIssue[] } => {
  const issues: LoanIssue[] = []
  const add: Add = (field, message) => void issues.push({ field, message })
  const { terms: plan, issues: planIssues = [] } = readTerms(input.terms)
  for (const { field, message } of planIssues) add(`terms.${field}`, message)

  const instalment =
    input.instalment === undefined ? undefined : readAmount('instalment', input.instalment, add)
  const instalmentFee =
    input.instalmentFee === undefined ? 0n : readAmount('instalmentFee', input.instalmentFee, add)
  const feeRate = readPercent('prepayment.feeRate', input.prepayment?.feeRate ?? '0', add)
  const penalty = input.penalty && readPenalty(input.penalty, add)
  const { direction = 'horizontal', order = PARTS } = input.allocation ?? {}
  if (order.length !== PARTS.length || PARTS.some((part) => !order.includes(part)))
    add('allocation.order', '还款顺序应包含罚息、费用、利息和本金各一次')
  const way = input.prepayment?.way ?? 'fewerInstalments'
  if (!PREPAYMENT_WAYS.includes(way)) add('prepayment.way', '请选择提前还款方式')

  if (issues.length > 0 || !plan || instalmentFee === undefined || !feeRate) return { issues }
  return {
    terms: {
      plan: { ...plan, interestOn: input.interestOn ?? 'balance' },
      instalment,
      instalmentFee,
      overdueInterest: input.overdueInterest ?? true,
      penalty,
      allocation: { direction, order },
      way,
      feeRate,
      isToPeriodEnd: input.prepayment?.interest === 'toPeriodEnd',
    },
  }
}

const readAmount = (field: string, value: string, add: Add): bigint | undefined => {
  const amount = parseYuan(value)
  return amount !== undefined && amount >= 0n ? amount : add(field, '请填写正确的金额')
}

const readPercent = (field: string, value: string, add: Add): Ratio | undefined => {
  const rate = parseDecimal(value)
  return rate && rate.over >= 0n && rate.over <= rate.under * 100n
    ? rate
    : add(field, '请填写正确的比例')
}

const readPenalty = (
  { base, graceDays = 0, once, bands = [] }: PenaltyInput,
  add: Add,
): Penalty | undefined => {
  if (!PENALTY_BASES.includes(base)) return add('penalty.base', '请选择罚息基数')
  if (!Number.isInteger(graceDays) || graceDays < 0 || graceDays > 366)
    return add('penalty.graceDays', '宽限天数应为 0 至 366 的整数')
  const charged = once === undefined ? undefined : readPercent('penalty.once', once, add)
  const read = bands.map(({ fromDay, rate, per }, place) => {
    const before = bands[place - 1]?.fromDay ?? -1
    if (!Number.isInteger(fromDay) || fromDay <= before)
      add(`penalty.bands.${place}.fromDay`, '各档的起始天数应依次增大')
    if (!Number.isInteger(per) || per < 1) add(`penalty.bands.${place}.per`, '请填写正确的天数')
    const percent = readPercent(`penalty.bands.${place}.rate`, rate, add)
    return { fromDay, rate: percent ?? ratio(0), per }
  })
  return { base, graceDays, once: charged, bands: read }
}

/** Checks the events of a loan. @returns those up to the business date, each payment once, in the order of their dates */
export const readEvents = (
  events: readonly LoanEvent[],
  { startDate, date }: { startDate: string; date: string },
): { events: LoanEvent[]; issues: LoanIssue[] } => {
  const issues: LoanIssue[] = []
  const ids = new Set<string>()
  const valid = events.filter((event, place) => {
    const add = (field: string, message: string) =>
      void issues.push({ field: `events.${place}.${field}`, message })
    if (!isDate(event.date) || event.date < startDate) add('date', '日期有误')
    if (event.kind === 'rate' && !readPercent('annualRate', event.annualRate, add)) return false
    if (event.kind !== 'payment') return true
    const amount = parseYuan(event.amount)
    if (amount === undefined || amount <= 0n) add('amount', '金额必须大于 0')
    const isNew = !ids.has(event.id)
    ids.add(event.id)
    return isNew
  })
  const past = valid.filter((event) => event.date <= date)
  // Sorting is stable: events of one day keep their order.
  return {
    events: past.toSorted((one, other) =>
      one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
    ),
    issues,
  }
}
