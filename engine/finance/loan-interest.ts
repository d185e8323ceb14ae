import { daysBetween } from './calendar.ts'
import { countDays, yearsOf, type CountedDays } from './day-count.ts'
import { dueOpenPrincipal, type Loan, type Row } from './loan-state.ts'
import { plus, ratio, times, ZERO, type Ratio } from './ratio.ts'

/** Some days of a period in which the balance stayed the same. */
export interface Piece {
  from: string
  to: string
  balance: bigint
  rate: Ratio
  counted: CountedDays[]
  /** With 30/360, the calendar days of a part of a period, of those of the whole that `counted` counts. */
  share?: { days: number; of: number } | undefined
}

/** Returns the interest of some days, in exact 分. */
export const exactInterest = (pieces: readonly Piece[]): Ratio =>
  pieces.reduce<Ratio>(
    (sum, piece) => plus(sum, times(ratio(piece.balance), pieceFactor(piece))),
    ZERO,
  )

/** Returns the rate of some days as a fraction of one. */
export const pieceFactor = ({ rate, counted, share }: Piece): Ratio => {
  const factor = times(times(rate, ratio(1, 100)), yearsOf(counted))
  return share ? times(factor, ratio(share.days, share.of)) : factor
}

/** Returns the balance that bears interest on a date. */
const bearingOn = ({ terms, moves }: Loan, date: string): bigint =>
  moves.reduce((rest, move) => (move.date <= date ? rest - move.amount : rest), terms.plan.amount)

/**
 * Returns the balance that bears interest from the loan's date to the next due date: what is overdue is expected to be
 * paid on that date (F2).
 */
export const expectedBearing = (loan: Loan): bigint =>
  bearingOn(loan, loan.date) - (loan.terms.overdueInterest ? dueOpenPrincipal(loan) : 0n)

/**
 * Splits the days of an instalment, and of the holidays before it, at each change of the balance.
 * @param expected the balance after the loan's date; without it, days after that date are left out
 */
export const piecesOf = (loan: Loan, row: Row, expected?: bigint): Piece[] => {
  if (row.isHoliday) return []
  if (loan.terms.plan.interestOn === 'amount') return flatPieces(loan, row, expected)
  return [...holidaysBefore(loan, row), row].flatMap((one) => rowPieces(loan, one, expected))
}

const holidaysBefore = ({ rows }: Loan, row: Row): Row[] => {
  const place = rows.indexOf(row)
  let first = place
  while (rows[first - 1]?.isHoliday) first -= 1
  return rows.slice(first, place)
}

const rowPieces = (loan: Loan, row: Row, expected?: bigint): Piece[] => {
  const { from, dueDate } = row.period
  const end = expected === undefined && loan.date < dueDate ? loan.date : dueDate
  const cuts = [from, loan.date, ...loan.moves.map(({ date }) => date), end]
    .filter((date) => date >= from && date <= end)
    .toSorted()
  return cuts.slice(1).flatMap((to, place) => {
    const start = cuts[place] ?? from
    if (start >= to) return []
    const balance =
      start >= loan.date ? (expected ?? 0n) - movedWithin(loan, row, start) : bearingOn(loan, start)
    return [{ from: start, to, balance, rate: row.rate, ...countPart(loan, row, start, to) }]
  })
}

/**
 * Returns the principal that stops bearing interest within a period, after the loan's date: repaid early up to the end of
 * a period that was extended afterwards.
 */
const movedWithin = ({ date: today, moves }: Loan, { period }: Row, date: string): bigint =>
  moves.reduce(
    (sum, move) =>
      move.date > today && move.date > period.from && move.date <= date ? sum + move.amount : sum,
    0n,
  )

/** A flat rate counts the amount of the loan, over the whole period or until the loan is repaid. */
const flatPieces = (loan: Loan, row: Row, expected?: bigint): Piece[] => {
  const { from, dueDate } = row.period
  const moved = loan.moves.filter(({ date }) => date <= dueDate).map(({ date }) => date)
  const repaid = bearingOn(loan, dueDate) === 0n ? moved.toSorted().slice(-1) : []
  const ends = [dueDate, ...repaid, ...(expected === undefined ? [loan.date] : [])]
  const to = ends.toSorted()[0] ?? dueDate
  if (to <= from) return []
  const balance = loan.terms.plan.amount
  return [{ from, to, balance, rate: row.rate, ...countPart(loan, row, from, to) }]
}

/** Counts a part of a period: of a period in months by 30/360, its share of the calendar days. */
const countPart = (
  { terms }: Loan,
  { period }: Row,
  from: string,
  to: string,
): Pick<Piece, 'counted' | 'share'> => {
  const isWhole = from === period.from && to === period.dueDate
  if (isWhole) return { counted: period.counted }
  const { dayCount } = terms.plan
  return dayCount === '30/360'
    ? { counted: period.counted, share: { days: daysBetween(from, to), of: period.days } }
    : { counted: countDays(dayCount, { from, to }) }
}
