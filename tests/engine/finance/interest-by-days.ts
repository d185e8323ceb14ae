import type { LoanPosition } from '#engine/finance/describe-loan.ts'
import type { LoanEvent, LoanInput, PaymentEvent } from '#engine/finance/loan-terms.ts'
import { addDays } from './days.ts'
import { positionOf } from './loan.ts'
import { fenOf } from './recompute.ts'

type Row = LoanPosition['rows'][number]

/** Principal that bears no interest from a date on; 分. */
interface Stop {
  date: string
  fen: bigint
}

/** Returns the instalment whose day is next. */
export const nextRow = ({ rows, date }: LoanPosition): Row | undefined =>
  rows.find(({ status, dueDate }) => status !== 'holiday' && dueDate > date)

/**
 * Sums up the interest of each instalment day by day, in 分: what is lent and not repaid on each day, by the rule of the product and not
 * by the engine's pieces. For days that are counted as they are, over years of 365 or 360 days, without a flat rate.
 */
export const interestByDays = (
  input: LoanInput,
  events: readonly LoanEvent[],
  { rows, date, outstanding }: LoanPosition,
): bigint[] => {
  const stops = stopsOf(input, events, date)
  const lent = fenOf(input.terms.amount)
  const bearing = (day: string) =>
    stops.reduce((rest, stop) => (stop.date <= day ? rest - stop.fen : rest), lent)
  const isDue = ({ dueDate }: Row) => dueDate <= date
  const overdue = rows.filter(isDue).reduce((sum, row) => sum + fenOf(row.principal.open), 0n)
  const current = rows.find((row) => row.status !== 'holiday' && !isDue(row))
  let planned = fenOf(outstanding) - overdue
  let from = input.terms.startDate
  let begun = from
  return rows.map((row) => {
    begun = row.status === 'holiday' ? begun : from
    from = row.dueDate
    if (row.status === 'holiday') return 0n
    const later = planned
    // Overdue parts are expected to be paid today; later instalments have their planned balance.
    const on = (day: string) => {
      if (day < date) return bearing(day)
      return row === current ? bearing(day) - overdue : later
    }
    if (!isDue(row)) planned -= fenOf(row.principal.open)
    const exact = daysFrom(holidaysBefore(rows, row) ?? begun, row.dueDate).reduce(
      (sum, day) => sum + on(day) * rateOf(row, day),
      0n,
    )
    return halfUp(exact, BigInt(input.terms.dayCount === 'actual/360' ? 360 : 365) * 100n * SCALE)
  })
}

/** The first day of the holidays before an instalment; undefined without them. */
const holidaysBefore = (rows: readonly Row[], row: Row): string | undefined => {
  let place = rows.indexOf(row)
  if (rows[place - 1]?.status !== 'holiday') return undefined
  while (rows[place - 1]?.status === 'holiday') place -= 1
  const first = rows[place]
  return first && addDays(first.dueDate, -first.days)
}

const SCALE = 10_000n

/** The rate on a day, in ten thousandths of a percent. */
const rateOf = ({ why }: Row, day: string): bigint => {
  const piece = why.find(({ from, to }) => from <= day && day < to)
  return BigInt(Math.round(Number(piece?.rate ?? '0') * Number(SCALE)))
}

const halfUp = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under)

const daysFrom = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let day = from; day < to; day = dayAfter(day)) days.push(day)
  return days
}

/** The days after others, which many loans ask for. */
const AFTER = new Map<string, string>()

const dayAfter = (day: string): string => {
  const after = AFTER.get(day) ?? addDays(day, 1)
  AFTER.set(day, after)
  return after
}

/** Lists when repaid principal stops bearing interest. */
const stopsOf = (input: LoanInput, events: readonly LoanEvent[], date: string): Stop[] =>
  events.flatMap((event, place) =>
    event.kind === 'payment' && event.date <= date
      ? stopsOfPayment(input, event, events.slice(0, place))
      : [],
  )

const stopsOfPayment = (
  input: LoanInput,
  payment: PaymentEvent,
  known: readonly LoanEvent[],
): Stop[] => {
  const { date, id } = payment
  const before = positionOf(input, known, date)
  const after = positionOf(input, [...known, payment], date)
  const uses = after.payments.find((one) => one.id === id)?.uses ?? []
  const current = nextRow(before)
  const dueDate = current?.dueDate ?? date
  const early = uses.filter(({ number }) => number === current?.number)
  const interest = early
    .filter(({ part }) => part === 'interest')
    .reduce((sum, { amount }) => sum + fenOf(amount), 0n)
  const paid = fenOf(current?.interest.paid ?? '0') + interest
  const isCovered = paid > 0n && paid >= fenOf(current?.interest.should ?? '0')
  const isRunning = current !== undefined && addDays(dueDate, -current.days) < date
  const toEnd = isCovered || (input.prepayment?.interest === 'toPeriodEnd' && isRunning)
  let own = paysNext(payment, before, isRunning) ? fenOf(current?.principal.open ?? '0') : 0n
  return uses
    .filter(({ part }) => part === 'principal')
    .flatMap(({ number, amount }): Stop[] => {
      const row = before.rows.find((one) => one.number === number)
      if (row && row.dueDate <= date) return [{ date, fen: fenOf(amount) }]
      const ofNext = own < fenOf(amount) ? own : fenOf(amount)
      own -= ofNext
      return [
        { date: dueDate, fen: ofNext },
        { date: toEnd ? dueDate : date, fen: fenOf(amount) - ofNext },
      ]
    })
}

/** Tells whether a payment pays the next instalment whole before its day, and does not settle the loan. */
const paysNext = (
  { way, ahead, principalOnly, amount }: PaymentEvent,
  before: LoanPosition,
  isRunning: boolean,
): boolean => {
  const rest = fenOf(amount) - fenOf(before.due.total)
  const isMeant = ahead === true || (way === 'nextInstalments' && isRunning)
  const size = fenOf(nextRow(before)?.open ?? '0')
  const settles = rest >= fenOf(before.settlement.total) - fenOf(before.due.total)
  return isMeant && principalOnly !== true && rest >= size && !settles
}
