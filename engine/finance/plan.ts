import { interestOf, split, type Share } from './amortise.ts'
import { graceOf, instalmentFor } from './instalments.ts'
import { chargesOf, periodsOf } from './periods.ts'
import { yuanText } from './ratio.ts'
import { readTerms } from './read-terms.ts'
import type { PlanInput, PlanTerms, TermsIssue } from './terms.ts'
import { whyOf, type Why } from './why.ts'

/** One instalment of a plan; amounts in 元 with two places. */
export interface PlanRow {
  number: number
  dueDate: string
  /** Calendar days since the instalment before. */
  days: number
  principal: string
  interest: string
  due: string
  /** The balance after the instalment. */
  balance: string
  why: Why
}

/** A repayment plan, 还款计划. */
export interface Plan {
  plan: PlanRow[]
  totalInterest: string
  total: string
}

/** Calculates the plan of a loan. @returns the plan, or what is wrong with the terms */
export const calculatePlan = (
  input: PlanInput,
): { plan: Plan; issues?: never } | { plan?: never; issues: TermsIssue[] } => {
  const { terms, issues } = readTerms(input)
  if (!terms) return { issues }
  const plan = planOf(terms)
  return plan ? { plan } : { issues: [noInstalment(terms)] }
}

/** Calculates the plan of checked terms; undefined where no instalment of the unit repays the loan. */
const planOf = (terms: PlanTerms): Plan | undefined => {
  const shares = sharesOf(terms)
  if (!shares) return undefined
  let balance = terms.amount
  let totalInterest = 0n
  const rows = periodsOf(terms).map((period, place): PlanRow => {
    const { principal, interest } = shares[place] ?? { principal: 0n, interest: 0n }
    const base = terms.interestOn === 'amount' ? terms.amount : balance
    balance -= principal
    totalInterest += interest
    return {
      number: period.number,
      dueDate: period.dueDate,
      days: period.days,
      principal: yuanText(principal),
      interest: yuanText(interest),
      due: yuanText(principal + interest),
      balance: yuanText(balance),
      why: whyOf(base, terms.annualRate, period.counted),
    }
  })
  return {
    plan: rows,
    totalInterest: yuanText(totalInterest),
    total: yuanText(terms.amount + totalInterest),
  }
}

/** Splits a loan into its instalments; undefined where no instalment of the unit repays it. */
const sharesOf = (terms: PlanTerms): Share[] | undefined => {
  const { amount, rounding } = terms
  const charges = chargesOf(terms, periodsOf(terms))
  const grace = graceOf(terms, charges.length)
  const free = charges.slice(0, grace).map((charge) => ({
    principal: 0n,
    interest: interestOf(amount, charge, rounding),
  }))
  const paid = charges.slice(grace)
  const instalment = instalmentFor(terms, amount, paid)
  return instalment && [...free, ...split(amount, paid, instalment, rounding)]
}

/** Names the reason for which no instalment repays the loan. */
const noInstalment = ({ roundTo, method }: PlanTerms): TermsIssue => {
  if (roundTo > 1n) return { field: 'roundTo', message: '取整单位过大，无法按期还清' }
  const message =
    method === 'equalPrincipal'
      ? '期数过多，金额不够每期归还相等的本金'
      : '期数过多，每期还款不足以支付利息'
  return { field: 'periods', message }
}
