import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { flag, id, list, money, nothing, numberOr, text } from './wire.ts'

/*
 * The calls of cloud bills; lists, details and plain actions are those of records (records.ts). The specification does
 * not have them: the paths are chosen here.
 */
const CLOUD_BILL = 'blade-business/web-front/business/cloudBill'

const short = z.string().check(z.maxLength(100))
const made = z.object({ id })

export const cloudBillTerms = defineContract({
  name: 'cloudBills.terms',
  summary:
    'What the customer may issue now: its credit line, the limits of the term, and why it can’t.',
  method: 'GET',
  path: `${CLOUD_BILL}/terms`,
  access: 'customer',
  data: z.object({
    /** '' where the customer may issue. */
    blocked: text,
    today: text,
    lineId: id,
    /** The available part of the credit line, 元. */
    available: money,
    /** The least amount of a bill, 元. */
    leastAmount: money,
    /** The last maturity that is possible, and the last one that needs no reason. */
    latestMaturity: text,
    longestMonths: numberOr(0),
    reasonAfter: text,
    reasonAboveMonths: numberOr(0),
    acceptWithinDays: numberOr(0),
  }),
})

export const cloudBillIssue = defineContract({
  name: 'cloudBills.issue',
  summary:
    'Issues a bill to a member of the customer’s organisation; code 400 or 409 with the reason for one that is refused.',
  method: 'POST',
  path: `${CLOUD_BILL}/issue`,
  access: 'customer',
  body: z.object({
    /** The member of the organisation that receives it. */
    memberId: z.string(),
    /** 元 */
    amount: short,
    maturityDate: short,
    /** The contract or the invoices that it pays for. */
    trade: z.string().check(z.maxLength(200)),
    /** The reason of a long term. */
    longTermReason: z._default(z.string().check(z.maxLength(200)), ''),
  }),
  data: made,
})

const member = z.object({
  id,
  /** The member above it; '' right below the core enterprise. */
  parentId: id,
  name: text,
  creditCode: text,
  /** Its customer's id; '' for one that is not on the platform. */
  enterpriseId: id,
})
export type BillMember = z.output<typeof member>

export const cloudBillOrganization = defineContract({
  name: 'cloudBills.organization',
  summary: 'The enterprises that may receive the customer’s bills.',
  method: 'GET',
  path: `${CLOUD_BILL}/organization`,
  access: 'customer',
  data: list(member),
})

export const cloudBillMemberAdd = defineContract({
  name: 'cloudBills.memberAdd',
  summary: 'Adds an enterprise to the customer’s organisation.',
  method: 'POST',
  path: `${CLOUD_BILL}/memberAdd`,
  access: 'customer',
  body: z.object({
    /** Left out for one right below the core enterprise. */
    parentId: z._default(z.string(), ''),
    name: short,
    creditCode: short,
  }),
  data: made,
})

export const cloudBillMemberRemove = defineContract({
  name: 'cloudBills.memberRemove',
  summary: 'Removes an enterprise without members below it from the customer’s organisation.',
  method: 'POST',
  path: `${CLOUD_BILL}/memberRemove`,
  access: 'customer',
  body: z.object({ id: z.string() }),
  data: nothing,
})

const chainPosition = z.object({
  id,
  /** The position that it came from; '' for the first one. */
  parentId: id,
  positionNo: text,
  holder: text,
  isOwn: flag,
  /** 元 */
  amount: money,
  open: money,
  /** The count of transfers from the first holder on. */
  depth: numberOr(0),
  status: z.object({ label: text, tone: text }),
})
export type ChainPosition = z.output<typeof chainPosition>

const chain = z.object({
  billId: id,
  billNo: text,
  issuer: text,
  amount: money,
  positions: list(chainPosition),
})
export type BillChain = z.output<typeof chain>

export const cloudBillChain = defineContract({
  name: 'cloudBills.chain',
  summary:
    'The positions of a bill, by its id or that of a position: all for the issuer; for a holder the way to its own and what came from them.',
  method: 'GET',
  path: `${CLOUD_BILL}/chain`,
  access: 'customer',
  query: z.object({ id: z.string() }),
  data: chain,
})

const payee = z.object({
  id,
  positionNo: text,
  holder: text,
  /** The holder, or the funder of a financed position. */
  payee: text,
  /** 元; amount = open + paid. */
  amount: money,
  open: money,
  paid: money,
})
export type BillPayee = z.output<typeof payee>

export const cloudBillPayees = defineContract({
  name: 'cloudBills.payees',
  summary: 'Whom the issuer of a bill pays, and how much.',
  method: 'GET',
  path: `${CLOUD_BILL}/payees`,
  access: 'customer',
  query: z.object({ id: z.string() }),
  data: list(payee),
})

const financingWish = z.object({
  /** The position. */
  id: z.string(),
  /** The amount of the bill that is financed, 元. */
  amount: short,
  /** The name of a way of `cloudBills.fundings`. */
  funding: short,
})

export const cloudBillFundings = defineContract({
  name: 'cloudBills.fundings',
  summary: 'The ways in which a position can be financed.',
  method: 'GET',
  path: `${CLOUD_BILL}/fundings`,
  access: 'customer',
  query: z.object({ id: z.string() }),
  data: z.object({
    positionNo: text,
    /** 元 */
    amount: money,
    /** The least amount of a piece, 元. */
    leastAmount: money,
    funderName: text,
    fundings: list(
      z.object({
        name: text,
        hasRecourse: flag,
        annualRate: text,
        /** The part that is financed, percent. */
        advanceRate: numberOr(100),
      }),
    ),
  }),
})

const financingQuote = z.object({
  funderName: text,
  hasRecourse: flag,
  annualRate: text,
  advanceRate: numberOr(100),
  /** The financed amount, 元: interest + proceeds. */
  advance: money,
  settledOn: text,
  days: numberOr(0),
  interest: money,
  proceeds: money,
  yearlyCost: text,
})
export type BillFinancingQuote = z.output<typeof financingQuote>

export const cloudBillFinancingQuote = defineContract({
  name: 'cloudBills.financingQuote',
  summary: 'The price of the financing of a position today, actual/360, the interest kept back.',
  method: 'POST',
  path: `${CLOUD_BILL}/financingQuote`,
  access: 'customer',
  body: financingWish,
  data: financingQuote,
})

export const cloudBillFinancingApply = defineContract({
  name: 'cloudBills.financingApply',
  summary: 'Applies for the financing of a position or a part of it; replies with the financing.',
  method: 'POST',
  path: `${CLOUD_BILL}/financingApply`,
  access: 'customer',
  body: financingWish,
  data: made,
})
