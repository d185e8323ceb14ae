import { addIntervals, addDays } from './calendar.ts'

/** A way in which a holder of a cloud bill is financed. */
export interface BillFunding {
  name: string
  /** The funder may turn to the holder where the issuer does not pay. */
  hasRecourse: boolean
  /** Percent a year, actual/360, kept back. */
  annualRate: string
  /** The part of the amount that is financed, in percent. */
  advanceRate: number
}

/** The cloud-bill rules of a product (finance-facts 2.1 and 2.3). */
export interface BillRules {
  /** The longest term of a bill in months, and the term above which its issuer gives a reason. */
  longestMonths: number
  reasonAboveMonths: number
  /** Days in which the first holder accepts a bill. */
  acceptWithinDays: number
  /** Enterprises that may receive a bill by transfer: members of its issuer's organisation, or any of the platform. */
  receivers: 'organisation' | 'platform'
  /** A transfer is complete when its receiver accepts it. */
  transferNeedsAcceptance: boolean
  /** The least amount of a piece in 元. */
  leastAmount: string
  /** The greatest count of transfers from the first holder on, and of pieces of one bill. */
  greatestDepth: number
  greatestPieces: number
  /** Days before the maturity from which no holder transfers or finances any more. */
  stopsBeforeDays: number
  fundings: readonly BillFunding[]
}

/** The rules of a product that names none: at most a year, a reason above six months. */
export const STANDARD_BILL_RULES: BillRules = {
  longestMonths: 12,
  reasonAboveMonths: 6,
  acceptWithinDays: 10,
  receivers: 'organisation',
  transferNeedsAcceptance: true,
  leastAmount: '100.00',
  greatestDepth: 6,
  greatestPieces: 200,
  stopsBeforeDays: 3,
  fundings: [
    { name: '无追索保理', hasRecourse: false, annualRate: '4.35', advanceRate: 100 },
    { name: '有追索保理', hasRecourse: true, annualRate: '3.85', advanceRate: 90 },
  ],
}

/** Returns the last maturity that a bill of today may have, and the last one that needs no reason. */
export const latestMaturity = (rules: BillRules, today: string) => ({
  latest: addIntervals(today, { months: rules.longestMonths }, 1),
  withoutReason: addIntervals(today, { months: rules.reasonAboveMonths }, 1),
})

/** Tells whether the term of a bill is so long that its issuer gave a reason, which the funder examines. */
export const isLongTerm = (
  rules: BillRules,
  { issuedOn, maturityDate }: { issuedOn: string; maturityDate: string },
): boolean => maturityDate > latestMaturity(rules, issuedOn).withoutReason

/** Returns the first day on which a bill is neither transferred nor financed any more. */
export const closedFrom = ({ stopsBeforeDays }: BillRules, maturityDate: string): string =>
  addDays(maturityDate, -stopsBeforeDays)
