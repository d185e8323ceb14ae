/*
 * The words of loans that products, applications and calls name (finance facts, 1.1): what they do is in engine/finance.
 */

/**
 * The ways of amortisation: 等额本息, 等额本金, 先息后本, 一次性还本付息, 按日计息. `daily` counts each calendar day and
 * is due in one sum at the end, like `bullet`; 30/360 counts the months of a bullet, and the days of a daily loan.
 */
export const METHODS = [
  'equalInstalments',
  'equalPrincipal',
  'interestFirst',
  'bullet',
  'daily',
] as const

export const DAY_COUNTS = [
  '30/360',
  'actual/360',
  'actual/364',
  'actual/365',
  'actual/actual',
] as const

/** The two ways of rounding at exactly one half: away from zero, or to the even neighbour. */
export const ROUNDINGS = ['halfUp', 'halfEven'] as const

/** The parts of an instalment: 罚息, 费用, 利息, 本金. */
export const PARTS = ['penalty', 'fee', 'interest', 'principal'] as const

/**
 * The ways in which principal that is repaid early changes the plan: fewer instalments (缩短期限), smaller instalments
 * (减少月供), or the next instalments are used up (抵扣后续期次).
 */
export const PREPAYMENT_WAYS = [
  'fewerInstalments',
  'smallerInstalments',
  'nextInstalments',
] as const

/** The open parts of an overdue instalment that a penalty is computed on. */
export const PENALTY_BASES = ['principal', 'principalInterest', 'principalInterestFee'] as const

/** The records that an application is financed on: invoices, orders or receivables; a bill that is discounted, or none. */
export const FINANCING_BASES = ['invoice', 'order', 'receivable', 'bill', 'none'] as const

/** The kinds of funders: a bank, a factoring company (商业保理公司), a fund, a supply-chain company, any other. */
export const FUNDER_KINDS = ['bank', 'factor', 'fund', 'trader', 'other'] as const
export type FunderKind = (typeof FUNDER_KINDS)[number]
