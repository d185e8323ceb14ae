import { PARTS } from '#schemas/finance-words.ts'
import { daysBetween } from './calendar.ts'
import { exactInterest, expectedBearing, pieceFactor, piecesOf } from './loan-interest.ts'
import { settlementOf } from './loan-payments.ts'
import { accruedInterest, payableRow } from './loan-schedule.ts'
import { openOf, outstandingOf, type Loan, type Row } from './loan-state.ts'
import { type Part } from './loan-terms.ts'
import { decimalText, rounded, yuanText } from './ratio.ts'
import type { Why } from './why.ts'

/** Amounts of the parts, in 元; `total` is their sum. */
type PartAmounts = Record<Part | 'total', string>

/** One part of an instalment in 元: should = paid + open. */
interface PartState {
  should: string
  paid: string
  open: string
}

/** Some days of an instalment with one balance; their sum, rounded once, is its interest. */
interface LoanWhy extends Why {
  from: string
  to: string
  /** With 30/360, the part of the period: so many calendar days of the period's. */
  share?: { days: number; of: number }
}

/** One instalment of a running loan; amounts in 元. */
interface LoanRow extends Record<Part, PartState> {
  number: number
  dueDate: string
  /** Calendar days since the instalment before. */
  days: number
  status: 'paid' | 'overdue' | 'due' | 'future' | 'holiday'
  due: string
  open: string
  /** The principal that is left after it, if it is paid as planned. */
  balance: string
  why: LoanWhy[]
}

/** The position of a loan at a business date; amounts in 元. */
export interface LoanPosition {
  date: string
  status: 'current' | 'overdue' | 'settled'
  outstanding: string
  /** Open amounts of the instalments that are due, today's included. */
  due: PartAmounts
  /** Open amounts of the instalments whose due date has passed. */
  overdue: PartAmounts
  overdueDays: number
  /** Interest of the current period up to the date, not due yet. */
  accruedInterest: string
  /** All interest from the first day to the date: a day end books its difference to the day before (F14). */
  interestToDate: string
  /** The price of repaying everything on the date, all parts of what is due included. */
  settlement: PartAmounts
  rows: LoanRow[]
  payments: {
    id: string
    date: string
    amount: string
    uses: { number: number; part: Part; amount: string }[]
    /** The rest that nothing was owed for: to be paid back. */
    surplus: string
  }[]
}

/** Describes where a loan stands at its date. */
export const describeLoan = (loan: Loan): LoanPosition => {
  const due = loan.rows.filter(({ isDue }) => isDue)
  const late = due.filter((row) => row.period.dueDate < loan.date && openTotal(row) > 0n)
  const dueOpen = openParts(due)
  const outstanding = outstandingOf(loan)
  const isOpen = outstanding > 0n || loan.rows.some((row) => openTotal(row) > 0n)
  const quote = settlementOf(loan)
  const first = late[0]
  return {
    date: loan.date,
    status: !isOpen ? 'settled' : first ? 'overdue' : 'current',
    outstanding: yuanText(outstanding),
    due: amountsOf(dueOpen),
    overdue: amountsOf(openParts(late)),
    overdueDays: first ? daysBetween(first.period.dueDate, loan.date) : 0,
    accruedInterest: yuanText(accruedInterest(loan)),
    interestToDate: yuanText(interestToDate(loan)),
    settlement: amountsOf({
      penalty: dueOpen.penalty,
      fee: dueOpen.fee + quote.fee,
      interest: dueOpen.interest + quote.interest,
      principal: dueOpen.principal + quote.principal,
    }),
    rows: rowsOf(loan),
    payments: loan.payments.map(({ id, date, amount, uses, surplus }) => ({
      id,
      date,
      amount: yuanText(amount),
      uses: uses.map((use) => ({ ...use, amount: yuanText(use.amount) })),
      surplus: yuanText(surplus),
    })),
  }
}

const openTotal = ({ parts }: Row): bigint =>
  PARTS.reduce((sum, part) => sum + openOf(parts[part]), 0n)

const openParts = (rows: readonly Row[]): Record<Part, bigint> => {
  const sum = (part: Part) => rows.reduce((total, { parts }) => total + openOf(parts[part]), 0n)
  return {
    penalty: sum('penalty'),
    fee: sum('fee'),
    interest: sum('interest'),
    principal: sum('principal'),
  }
}

const amountsOf = (amounts: Record<Part, bigint>): PartAmounts => ({
  penalty: yuanText(amounts.penalty),
  fee: yuanText(amounts.fee),
  interest: yuanText(amounts.interest),
  principal: yuanText(amounts.principal),
  total: yuanText(PARTS.reduce((sum, part) => sum + amounts[part], 0n)),
})

const interestToDate = (loan: Loan): bigint => {
  const final = loan.rows
    .filter(({ isDue }) => isDue)
    .reduce((sum, { parts }) => sum + parts.interest.should, 0n)
  const current = payableRow(loan)
  if (!current) return final
  const pieces = piecesOf(loan, current)
  return final + rounded(exactInterest(pieces), loan.terms.plan.rounding)
}

/** Describes the instalments; those that early repayment left nothing of are left out. */
const rowsOf = (loan: Loan): LoanRow[] => {
  let balance = loan.terms.plan.amount
  return loan.rows.flatMap((row): LoanRow[] => {
    const { parts, period, isHoliday } = row
    const should = PARTS.reduce((sum, part) => sum + parts[part].should, 0n)
    const isEmpty = should === 0n && balance === 0n
    const bearing = row === payableRow(loan) ? expectedBearing(loan) : balance
    balance -= parts.principal.should
    if (isEmpty) return []
    return [
      {
        number: period.number,
        dueDate: period.dueDate,
        days: period.days,
        status: isHoliday ? 'holiday' : statusOf(loan, row),
        principal: stateOf(row, 'principal'),
        interest: stateOf(row, 'interest'),
        fee: stateOf(row, 'fee'),
        penalty: stateOf(row, 'penalty'),
        due: yuanText(should),
        open: yuanText(openTotal(row)),
        balance: yuanText(balance),
        why: whyOfRow(loan, row, bearing),
      },
    ]
  })
}

const statusOf = ({ date }: Loan, row: Row): LoanRow['status'] => {
  if (openTotal(row) === 0n) return 'paid'
  if (!row.isDue) return 'future'
  return row.period.dueDate < date ? 'overdue' : 'due'
}

const stateOf = ({ parts }: Row, part: Part): PartState => ({
  should: yuanText(parts[part].should),
  paid: yuanText(parts[part].paid),
  open: yuanText(openOf(parts[part])),
})

const whyOfRow = (loan: Loan, row: Row, bearing: bigint): LoanWhy[] =>
  piecesOf(loan, row, bearing).map((piece) => ({
    from: piece.from,
    to: piece.to,
    balance: yuanText(piece.balance),
    days: piece.counted.reduce((sum, { days }) => sum + days, 0),
    rate: decimalText(piece.rate, 12),
    factor: decimalText(pieceFactor(piece), 12),
    counted: piece.counted,
    ...(piece.share && { share: piece.share }),
  }))
