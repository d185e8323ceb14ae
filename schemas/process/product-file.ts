import * as z from 'zod/mini'
import {
  DAY_COUNTS,
  FINANCING_BASES,
  FUNDER_KINDS,
  METHODS,
  PARTS,
  PENALTY_BASES,
  PREPAYMENT_WAYS,
  ROUNDINGS,
} from '../finance-words.ts'

/*
 * A financing product as data: a file in schemas/products (docs/process-language.md, Products). Amounts in 元 and rates in percent
 * are decimal texts, terms are days.
 */

const line = z.string().check(z.minLength(1), z.maxLength(200))
const lines = z.array(line).check(z.maxLength(20))
const amount = z.string().check(z.regex(/^\d{1,13}(\.\d{1,2})?$/))
const percent = z.string().check(z.regex(/^\d{1,3}(\.\d{1,8})?$/))
const count = z.int32().check(z.nonnegative())

/** The penalty of an overdue instalment: once, or by days in bands, each `rate` percent for `per` days. */
const penalty = z.strictObject({
  base: z.enum(PENALTY_BASES),
  /** Days after the due date without penalty. */
  graceDays: z.optional(count),
  once: z.optional(percent),
  bands: z.optional(
    z.array(z.strictObject({ fromDay: count, rate: percent, per: z.int32().check(z.positive()) })),
  ),
})

/** The rules of pledges, in percent of the value of the goods. */
const pledge = z.strictObject({
  advanceRate: percent,
  warnAt: percent,
  callAt: percent,
  enforceAt: percent,
  cureDays: count,
  overdueDays: count,
  appraisalDays: count,
})

/** The rules of its loans: `LoanRules` of the engine. */
const loans = z.strictObject({
  method: z.enum(METHODS),
  dayCount: z.enum(DAY_COUNTS),
  roundTo: z.optional(amount),
  rounding: z.optional(z.enum(ROUNDINGS)),
  penalty: z.optional(penalty),
  prepayment: z.optional(
    z.strictObject({
      way: z.optional(z.enum(PREPAYMENT_WAYS)),
      feeRate: z.optional(percent),
      interest: z.optional(z.enum(['toDay', 'toPeriodEnd'])),
    }),
  ),
  allocation: z.optional(
    z.strictObject({
      direction: z.enum(['horizontal', 'vertical']),
      order: z.array(z.enum(PARTS)),
    }),
  ),
  drawWithinDays: count,
  automaticDraw: z.optional(z.boolean()),
  usesLineOnce: z.optional(z.boolean()),
  basis: z.enum(FINANCING_BASES),
  confirmation: z.boolean(),
  secondPersonAbove: amount,
  serviceFeeRate: z.optional(percent),
  deferral: z.optional(z.strictObject({ times: count, instalments: count, days: count })),
  pledge: z.optional(pledge),
})

/** The rules of its cloud bills: `BillRules` of the engine. */
const bills = z.strictObject({
  longestMonths: count,
  reasonAboveMonths: count,
  acceptWithinDays: count,
  receivers: z.enum(['organisation', 'platform']),
  transferNeedsAcceptance: z.boolean(),
  leastAmount: amount,
  greatestDepth: count,
  greatestPieces: count,
  stopsBeforeDays: count,
  fundings: z.array(
    z.strictObject({
      name: line,
      hasRecourse: z.boolean(),
      annualRate: percent,
      advanceRate: z.int32().check(z.minimum(1), z.maximum(100)),
    }),
  ),
})

/** The rules of purchase agency: `AgencyRules` of the engine. */
const agency = z.strictObject({
  marginRate: percent,
  callAt: percent,
  callDays: count,
  overdueRate: percent,
  marginDays: count,
})

const range = <T extends z.ZodMiniType>(of: T) => z.strictObject({ least: of, most: of })

export const productFile = z.strictObject({
  $schema: z.optional(z.string()),
  /** Processes, addresses and records name the product by it: it stays. */
  id: z.string().check(z.regex(/^[1-9]\d{0,18}$/)),
  tenant: line,
  name: line,
  /** See `PRODUCT_TYPES`. */
  type: z.int32().check(z.positive()),
  /** Several products that are opened together and share a credit line. */
  isGroup: z.optional(z.boolean()),
  /** The id of the group that it belongs to. */
  group: z.optional(z.string()),
  /** Its lenders; several of a group. */
  funders: z
    .array(z.strictObject({ name: line, kind: z.enum(FUNDER_KINDS) }))
    .check(z.minLength(1), z.maxLength(10)),
  summary: line,
  amount: range(amount),
  annualRate: range(percent),
  termDays: range(z.int32().check(z.positive())),
  /** The way of repayment in words. */
  repayment: line,
  features: lines,
  conditions: lines,
  materials: lines,
  sort: count,
  loans,
  bills: z.optional(bills),
  agency: z.optional(agency),
})
export type ProductFile = z.output<typeof productFile>
