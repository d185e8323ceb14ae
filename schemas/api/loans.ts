import * as z from 'zod/mini'
import type { PREPAYMENT_WAYS } from '../finance-words.ts'
import { defineContract } from './contract.ts'
import { loanTerms } from './product-rules.ts'
import { id, list, money, numberOr, text } from './wire.ts'

/*
 * The calls of loans. The specification names the groups alone; their paths are chosen here, beside
 * their neighbours.
 */
const LOAN = 'blade-business/web-front/business/loan'

/** The ways in which principal repaid early changes the plan. */
export type Way = (typeof PREPAYMENT_WAYS)[number]

/**
 * The kinds of repayment: all that is due, the next instalment before its day, the instalments up to a chosen one, another amount,
 * an amount of principal alone, or everything.
 */
export const PURPOSES = ['due', 'next', 'instalment', 'other', 'principal', 'settle'] as const
export type Purpose = (typeof PURPOSES)[number]

const status = z.object({ name: text, code: numberOr(0), label: text, tone: text, sentence: text })

const parts = z.object({
  penalty: money,
  fee: money,
  interest: money,
  principal: money,
  total: money,
})
export type LoanParts = z.output<typeof parts>

const loanInList = z.object({
  id,
  iouNo: text,
  goodsName: text,
  status,
  amount: money,
  outstanding: money,
  /** What is due today or overdue. */
  due: money,
  overdueDays: numberOr(0),
  /** The oldest instalment that is not paid: its due date and what is open of it; '' when all are paid. */
  nextDueDate: text,
  nextOpen: money,
  /** The instalments that are not paid, with what is open of each. */
  upcoming: list(z.object({ number: numberOr(0), dueDate: text, open: money })),
})
export type LoanInList = z.output<typeof loanInList>

export const loanList = defineContract({
  name: 'loans.list',
  summary: 'The loans of the customer, newest first, with where they stand today.',
  method: 'GET',
  path: `${LOAN}/unpaidList`,
  access: 'customer',
  data: list(loanInList),
})

const part = z.object({ should: money, paid: money, open: money })

const loanRow = z.object({
  number: numberOr(0),
  dueDate: text,
  days: numberOr(0),
  /** `paid`, `overdue`, `due`, `future` or `holiday`. */
  status: text,
  principal: part,
  interest: part,
  fee: part,
  penalty: part,
  due: money,
  open: money,
  balance: money,
  /** The reason of its interest: balance × rate × days, piece by piece. */
  why: list(
    z.object({
      from: text,
      to: text,
      balance: money,
      days: numberOr(0),
      rate: text,
      factor: text,
    }),
  ),
})
export type LoanRow = z.output<typeof loanRow>

const loan = z.object({
  id,
  iouNo: text,
  goodsName: text,
  /** The finance application, or the pledge; '' for a loan on the other. */
  financingId: id,
  pledgeId: id,
  status,
  amount: money,
  /** Percent a year. */
  annualRate: text,
  ...loanTerms,
  /** The yearly cost of the agreed plan with the fees of its payout, in percent; '' if there is none. */
  yearlyCost: text,
  startDate: text,
  /** The business date, to which the amounts are counted. */
  date: text,
  outstanding: money,
  due: parts,
  overdue: parts,
  overdueDays: numberOr(0),
  settlement: parts,
  rows: list(loanRow),
  payments: list(
    z.object({
      id,
      paymentNo: text,
      date: text,
      amount: money,
      uses: list(z.object({ number: numberOr(0), part: text, amount: money })),
      surplus: money,
    }),
  ),
  /** The payment that waits for its money; '' without one. */
  waitingPaymentId: id,
  /** The changes of the plan, oldest first, each with the plan that it replaced. */
  changes: list(
    z.object({
      id,
      /** `extension`, `holiday` or `rate`. */
      kind: text,
      /** Instalments, or days where it is repaid in one sum. */
      by: numberOr(0),
      from: numberOr(0),
      reason: text,
      changedOn: text,
      planBefore: list(
        z.object({
          number: numberOr(0),
          dueDate: text,
          principal: money,
          interest: money,
          due: money,
        }),
      ),
    }),
  ),
  /** The newest consultation about what is overdue; null without one. */
  consultation: z.nullable(
    z.object({
      id,
      status,
      reason: text,
      promises: list(z.object({ date: text, amount: money })),
    }),
  ),
  /** The exemptions that were granted. */
  exemptions: list(z.object({ id, exemptionNo: text, part: text, amount: money, grantedOn: text })),
  /** The process of a deferral: the reason for which it is not possible now, '' where it is. */
  deferral: z.object({ goodsId: id, blocked: text }),
})
export type LoanDetail = z.output<typeof loan>

export const loanDetail = defineContract({
  name: 'loans.detail',
  summary: 'A loan with its plan, its payments and what is owed today.',
  method: 'GET',
  path: `${LOAN}/detail`,
  access: 'customer',
  query: z.object({ id: z.string() }),
  data: loan,
})

const choice = {
  loanId: z.string(),
  purpose: z.enum(PURPOSES),
  /** 元; for `other` and `principal` alone. */
  amount: z.optional(z.string()),
  /** The number of the instalment, for `instalment` alone. */
  instalment: z.optional(z.int32()),
}

/** The effect of a payment on the loan. */
const outcome = {
  /** The parts of the instalments that the payment pays. */
  uses: parts,
  outstanding: money,
  /** The rest of what is due today. */
  staysDue: money,
  /** The next due day, and the amount that is open on it after the payment; '' and 0.00 if there is none. */
  onDueDate: text,
  onDue: money,
  /** The first instalment that is open after the payment, and what is open of it; '' and 0.00 if it settles the loan. */
  nextDueDate: text,
  nextDue: money,
}

const quotedWay = z.object({
  ...outcome,
  way: text,
  /** After the payment: instalments that are left, the last due date, and the interest still to come. */
  instalments: numberOr(0),
  lastDueDate: text,
  interestToCome: money,
  /** What is paid in all from today on, principal and interest, after the payment. */
  totalToCome: money,
  /** The surplus of the total over that of the cheapest way. */
  more: money,
  /** The instalments that are left. */
  rows: list(
    z.object({
      number: numberOr(0),
      dueDate: text,
      principal: money,
      interest: money,
      due: money,
      balance: money,
    }),
  ),
})
export type QuotedWay = z.output<typeof quotedWay>

const quote = z.object({
  ...outcome,
  amount: money,
  /** The rest for which nothing is owed: it would be paid back. */
  surplus: money,
  settles: z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value === true),
  ),
  /** The ways of the rest of the plan, where principal is repaid early and some is left. */
  ways: list(quotedWay),
})
export type LoanQuote = z.output<typeof quote>

export const loanQuote = defineContract({
  name: 'loans.quote',
  summary:
    'The price of a payment today, what it is used for, and the rest of the plan in each way.',
  method: 'POST',
  path: `${LOAN}/advanceCalculate`,
  access: 'customer',
  body: z.object(choice),
  data: quote,
})

export const consultationPropose = defineContract({
  name: 'loans.proposeConsultation',
  summary: 'Promises payments for an overdue loan; the platform accepts or refuses them.',
  method: 'POST',
  path: 'blade-business/web-front/business/overdueConsult/commit',
  access: 'customer',
  body: z.object({
    loanId: z.string(),
    reason: z.string().check(z.maxLength(200)),
    promises: z.array(z.object({ date: z.string(), amount: z.string() })).check(z.maxLength(6)),
  }),
  data: z.object({ id }),
})
