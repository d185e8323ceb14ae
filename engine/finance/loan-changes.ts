import type { Instalment } from './amortise.ts'
import { resplit, project } from './loan-schedule.ts'
import type { LoanTerms, ScheduleEvent } from './loan-terms.ts'
import type { Loan, Row } from './loan-state.ts'
import { periodsOf, type Period } from './periods.ts'
import { parseDecimal, ZERO } from './ratio.ts'
import { PLAN_LIMITS } from './terms.ts'

/** Changes the plan of a loan. @returns the reason for which it is not possible */
export const change = (loan: Loan, event: ScheduleEvent): string | undefined => {
  const row = loan.rows.find(({ period }) => period.number === event.from)
  if (!row || row.isDue) return '只能调整尚未到期的期数'
  if (event.kind === 'rate') return changeRate(loan, event)
  const count = event.kind === 'extension' ? event.by : event.periods
  const isSingle = loan.terms.plan.method === 'bullet' || loan.terms.plan.method === 'daily'
  if (event.kind === 'holiday' && isSingle) return '到期一次还款的借款不能插入免还期'
  const term = lengthened(loan.terms, count)
  if (!term) return '调整后的期限过长或有误'
  loan.terms = term
  const periods = periodsOf(term.plan)
  if (event.kind === 'holiday') insertHoliday(loan, event, periods)
  else extend(loan, periods)
  project(loan)
  if (event.kind === 'extension') resplit(loan, event.from)
  return undefined
}

const lengthened = (terms: LoanTerms, count: number): LoanTerms | undefined => {
  const { periods, days } = terms.plan
  if (!Number.isInteger(count) || count < 1) return undefined
  const more = days === undefined ? { periods: periods + count } : { days: days + count }
  const isLong = (more.periods ?? 0) > PLAN_LIMITS.periods || (more.days ?? 0) > PLAN_LIMITS.days
  return isLong ? undefined : { ...terms, plan: { ...terms.plan, ...more } }
}

const extend = (loan: Loan, periods: readonly Period[]): void => {
  const last = loan.rows.at(-1)
  if (!last) return
  for (const [place, period] of periods.entries()) {
    const row = loan.rows[place]
    if (row) row.period = period
    else loan.rows.push(newRow(period, last))
  }
  // The old end of an interest-first loan has no principal any more: only the new one has.
  if (loan.terms.plan.method === 'interestFirst' && loan.terms.plan.principalGrace === 0)
    for (const row of loan.rows.slice(0, -1))
      Object.assign(row, { isGrace: true, rule: NO_PRINCIPAL })
}

const insertHoliday = (
  loan: Loan,
  { from, periods: count }: ScheduleEvent & { kind: 'holiday' },
  periods: readonly Period[],
): void => {
  const place = loan.rows.findIndex(({ period }) => period.number === from)
  const row = loan.rows[place]
  if (!row) return
  const inserted = periods
    .slice(place, place + count)
    .map((period): Row => ({ ...newRow(period, row), isHoliday: true }))
  loan.rows.splice(place, 0, ...inserted)
  for (const [index, period] of periods.entries()) {
    const moved = loan.rows[index]
    if (moved) moved.period = period
  }
}

const changeRate = (
  loan: Loan,
  { from, annualRate }: ScheduleEvent & { kind: 'rate' },
): string | undefined => {
  const rate = parseDecimal(annualRate)
  if (!rate) return '请填写正确的年化利率'
  for (const row of loan.rows) if (row.period.number >= from) row.rate = rate
  project(loan)
  resplit(loan, from)
  return undefined
}

/** The rule of an instalment without principal; the last one takes the rest by itself. */
export const NO_PRINCIPAL: Instalment = { principal: 0n }

/** Makes an instalment like another, with nothing to pay yet. */
export const newRow = (period: Period, like: Pick<Row, 'rate' | 'rule'>): Row => ({
  period,
  rate: like.rate,
  rule: like.rule,
  isGrace: false,
  isHoliday: false,
  isDue: false,
  early: 0n,
  earlyFee: 0n,
  parts: {
    penalty: { should: 0n, paid: 0n },
    fee: { should: 0n, paid: 0n },
    interest: { should: 0n, paid: 0n },
    principal: { should: 0n, paid: 0n },
  },
  penalty: ZERO,
  exemptedPenalty: 0n,
})
