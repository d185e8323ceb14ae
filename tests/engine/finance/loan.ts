import { loanPosition, type LoanPosition } from '#engine/finance/loan-position.ts'
import type { LoanEvent, LoanInput, PaymentEvent } from '#engine/finance/loan-terms.ts'

/** Returns the position of a loan that has to be possible. */
export const positionOf = (
  loan: LoanInput,
  events: readonly LoanEvent[],
  date: string,
): LoanPosition => {
  const { position, issues } = loanPosition(loan, events, date)
  if (!position) throw new Error(JSON.stringify(issues))
  return position
}

/** Makes a payment; its id is its date and amount by default. */
export const paid = (
  date: string,
  amount: string,
  more: Partial<PaymentEvent> = {},
): PaymentEvent => ({ kind: 'payment', id: `${date} ${amount}`, date, amount, ...more })

/** F1: 100 at 7%, six instalments of 17.01. */
export const F1: LoanInput = {
  terms: {
    amount: '100.00',
    annualRate: '7',
    method: 'equalInstalments',
    dayCount: '30/360',
    startDate: '2024-01-01',
    periods: 6,
  },
}

/** F12: 5000 at 12%, six instalments of an agreed 862. */
export const F12: LoanInput = {
  terms: {
    amount: '5000',
    annualRate: '12',
    method: 'equalInstalments',
    dayCount: 'actual/365',
    startDate: '2022-11-01',
    periods: 6,
    roundTo: '1',
  },
  instalment: '862',
}

/** F13: 3000 at a flat 12%, three instalments of 1030. */
export const FLAT: LoanInput = {
  terms: {
    amount: '3000',
    annualRate: '12',
    method: 'equalPrincipal',
    dayCount: '30/360',
    startDate: '2023-01-01',
    periods: 3,
  },
  interestOn: 'amount',
}

/** C6: the first of twelve equal principals of 100,000 is 8,333.33. */
export const YUAN: LoanInput = {
  terms: {
    amount: '100000',
    annualRate: '6',
    method: 'equalPrincipal',
    dayCount: 'actual/360',
    startDate: '2026-01-15',
    periods: 12,
  },
}

/** Returns a column of the instalments, as a text. */
export const column = (
  { rows }: LoanPosition,
  cell: (row: LoanPosition['rows'][number]) => string | number,
): string => rows.map(cell).join(' ')
