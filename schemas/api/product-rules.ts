import * as z from 'zod/mini'
import { flag, list, maybe, money, numberOr, text } from './wire.ts'

/** The terms by which a loan is computed and repaid, by the words of engine/finance/loan-terms.ts; rates in percent. */
export const loanTerms = {
  method: text,
  dayCount: text,
  /** The unit of an instalment in 元, and how it is rounded; the cent and halfUp by default. */
  roundTo: text,
  rounding: text,
  penalty: maybe(
    z.object({
      base: text,
      graceDays: numberOr(0),
      /** Percent of the base, once for each instalment; '' for none. */
      once: text,
      /** Rates from a day after the due date on: `rate` percent for `per` days. */
      bands: list(z.object({ fromDay: numberOr(0), rate: text, per: numberOr(360) })),
    }),
  ),
  prepayment: maybe(z.object({ way: text, feeRate: text, interest: text })),
  allocation: maybe(z.object({ direction: text, order: list(z.string()) })),
  /** The base of interest, the balance or the amount of the loan; '' for the balance. */
  interestOn: text,
}

/** The terms of a product's loans, by the words of engine/finance/loan-rules.ts. */
const loanRules = z.object({
  ...loanTerms,
  drawWithinDays: numberOr(30),
  /** Repaid principal is not available again. */
  usesLineOnce: flag,
  /** An approved application is paid out by the day end, without a drawing. */
  automaticDraw: flag,
  /** The own records that an application names: invoice, order or none. */
  basis: text,
  confirmation: flag,
  secondPersonAbove: money,
  /** The service fee of a payout in percent of it; '' for none. */
  serviceFeeRate: text,
  /** In percent of the value of the pledged goods; days. Of pledge products alone. */
  pledge: maybe(
    z.object({
      advanceRate: text,
      warnAt: text,
      callAt: text,
      enforceAt: text,
      cureDays: numberOr(0),
      overdueDays: numberOr(0),
      appraisalDays: numberOr(0),
    }),
  ),
})
export type ProductRules = z.output<typeof loanRules>

/**
 * Returns a reader of the rules that a product states; undefined where it states none. Apart from the product, because the
 * screens of a process load that alone.
 */
const readerOf =
  <S extends z.ZodMiniType>(rules: S) =>
  (stated: Readonly<Record<string, unknown>>): z.output<S> | undefined =>
    Object.keys(stated).length > 0 ? z.parse(rules, stated) : undefined

/** Reads the terms of a product's loans. */
export const readRules = readerOf(loanRules)

/** The rules of purchase agency, by the words of engine/finance/agency-terms.ts; rates in percent. */
const agencyRules = z.object({
  marginRate: text,
  callAt: text,
  callDays: numberOr(0),
  overdueRate: text,
  marginDays: numberOr(0),
})
export type AgencyProductRules = z.output<typeof agencyRules>

/** The rules of cloud bills, by the words of engine/finance/bill-rules.ts. */
const billRules = z.object({
  longestMonths: numberOr(0),
  reasonAboveMonths: numberOr(0),
  acceptWithinDays: numberOr(0),
  receivers: text,
  leastAmount: money,
  greatestDepth: numberOr(0),
  greatestPieces: numberOr(0),
  stopsBeforeDays: numberOr(0),
  fundings: list(
    z.object({ name: text, hasRecourse: flag, annualRate: text, advanceRate: numberOr(100) }),
  ),
})
export type BillProductRules = z.output<typeof billRules>

/** Reads the rules of purchase agency. */
export const readAgencyRules = readerOf(agencyRules)

/** Reads the rules of cloud bills. */
export const readBillRules = readerOf(billRules)
