import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { list, money, numberOr, text } from './wire.ts'

/** Days that bear interest, and the days of their year. */
const countedDays = z.object({ days: numberOr(0), yearDays: numberOr(360) })

/**
 * The reason of an instalment's interest: balance × rate × days / yearDays, for each member of `counted`, rounded once
 * to the cent. Amounts in 元, the rate in percent a year; the factor is the rate for the period to twelve places.
 */
const why = z.object({
  balance: money,
  days: numberOr(0),
  rate: text,
  factor: text,
  counted: list(countedDays),
})

/** One instalment; amounts in 元, the balance after it. */
const planRow = z.object({
  number: numberOr(0),
  dueDate: text,
  /** Calendar days since the instalment before. */
  days: numberOr(0),
  principal: money,
  interest: money,
  due: money,
  balance: money,
  why,
})
export type PlanRow = z.output<typeof planRow>

const repaymentPlan = z.object({ plan: list(planRow), totalInterest: money, total: money })
export type RepaymentPlan = z.output<typeof repaymentPlan>

export const repaymentCalculate = defineContract({
  name: 'repayment.calculate',
  summary:
    'The repayment plan of a loan that is only thought of. Signed in or not; refused terms name their fields in data.fields, with a pointer like /amount.',
  method: 'POST',
  path: 'blade-business/web-front/business/repayment/calculate',
  access: 'public',
  body: z.object({
    /** 元, a decimal text. */
    amount: z.string(),
    /** Percent a year, a decimal text. */
    annualRate: z.string(),
    /** equalInstalments, equalPrincipal, interestFirst, bullet or daily. */
    method: z.string(),
    /** 30/360, actual/360, actual/364, actual/365 or actual/actual. */
    dayCount: z.string(),
    /** YYYY-MM-DD; the day counts, the last day does not. */
    startDate: z.string(),
    /** One interval after the start by default. */
    firstDueDate: z.optional(z.string()),
    /** One of the three; one month by default. */
    every: z.optional(
      z.object({
        months: z.optional(z.number()),
        weeks: z.optional(z.number()),
        days: z.optional(z.number()),
      }),
    ),
    /** The number of instalments; or `days` for a bullet or daily loan. */
    periods: z.optional(z.number()),
    days: z.optional(z.number()),
    /** The unit of the instalment in 元, '0.01' by default. */
    roundTo: z.optional(z.string()),
    /** Instalments that bear interest alone. */
    principalGrace: z.optional(z.number()),
    /** halfUp by default, or halfEven. */
    rounding: z.optional(z.string()),
  }),
  data: repaymentPlan,
})
