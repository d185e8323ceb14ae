import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { recordStatus } from './records.ts'
import { flag, id, list, money, text } from './wire.ts'

/*
 * The calls of movable pledges; lists, details and actions of receipts, pledges and redemptions are those of records
 * (records.ts). The specification does not have them: their paths are chosen here. Weights are 吨 with three places,
 * unit prices 元 a tonne, amounts 元, rates percent.
 */
const PLEDGE = 'blade-business/web-front/business/pledge'
const RECEIPT = 'blade-business/web-front/business/warehouse-receipt'

const short = z.string().check(z.maxLength(100))
const ids = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(50))

const dayPrice = z.object({ date: text, price: money })
export type DayPrice = z.output<typeof dayPrice>

/** A commodity with its price of today and the prices of the last 90 days, oldest first. */
export const commodity = z.object({
  id,
  name: text,
  price: money,
  /** The business date from which the price counts. */
  date: text,
  prices: list(dayPrice),
})

export const commodityList = defineContract({
  name: 'pledges.commodities',
  summary: 'The commodities that can be pledged, with their market prices.',
  method: 'GET',
  path: `${PLEDGE}/commodities`,
  access: 'customer',
  data: list(commodity),
})

const receiptDraft = z.object({
  commodityId: short,
  warehouse: short,
  weight: short,
  unitCost: short,
})
export type ReceiptDraft = z.input<typeof receiptDraft>

export const receiptRegister = defineContract({
  name: 'pledges.registerReceipt',
  summary: 'Registers a warehouse receipt, which the operator verifies.',
  method: 'POST',
  path: `${RECEIPT}/register`,
  access: 'customer',
  body: receiptDraft,
  data: z.object({ id }),
})

export const receiptSplit = defineContract({
  name: 'pledges.splitReceipt',
  summary: 'Splits a receipt in stock into parts whose weights add up to its own.',
  method: 'POST',
  path: `${RECEIPT}/split`,
  access: 'customer',
  body: z.object({ id: short, weights: z.array(short).check(z.maxLength(20)) }),
  data: z.object({ ids: list(id) }),
})

export const receiptMerge = defineContract({
  name: 'pledges.mergeReceipts',
  summary: 'Merges receipts in stock for the same goods in one warehouse.',
  method: 'POST',
  path: `${RECEIPT}/merge`,
  access: 'customer',
  body: z.object({ receiptIds: ids }),
  data: z.object({ id }),
})

const pledgedReceipt = z.object({
  id,
  receiptNo: text,
  commodityId: id,
  warehouse: text,
  weight: text,
  /** The amount that a tonne counts today: the lower of market, appraisal and cost. */
  unit: money,
  value: money,
})

export const pledgePosition = defineContract({
  name: 'pledges.position',
  summary:
    'Where a pledge stands: its goods, the price with its three trigger prices, what cures it, what may leave.',
  method: 'GET',
  path: `${PLEDGE}/position`,
  access: 'customer',
  query: z.object({ id: z.string() }),
  data: z.object({
    id,
    pledgeNo: text,
    status: recordStatus,
    commodity: text,
    commodityId: id,
    /** '' before the payout. */
    loanId: id,
    loan: money,
    value: money,
    /** The most that is lent on the goods today. */
    limit: money,
    /** The loan in percent of the value; '' without goods. */
    ratio: text,
    advanceRate: text,
    /** The last day of a margin call; '' without one. */
    cureBy: text,
    /** The day on which the oldest overdue instalment was due; '' without one. */
    overdueSince: text,
    /** The day from which the goods may be sold because of it. */
    defaultsOn: text,
    weight: text,
    market: dayPrice,
    prices: list(dayPrice),
    /** The prices at which a warning, a margin call and the enforcement come; '' for one that no price reaches. */
    triggers: list(z.object({ rate: text, price: money })),
    /** The cure down to the advance rate: money, or goods by value and weight. */
    cure: z.object({ cash: money, value: money, weight: text }),
    /** The weight that may leave now. */
    releasable: text,
    canAdd: flag,
    canRedeem: flag,
    receipts: list(pledgedReceipt),
  }),
})
export type PledgePosition = NonNullable<ReturnType<(typeof pledgePosition.data)['parse']>>

export const pledgeAddGoods = defineContract({
  name: 'pledges.addGoods',
  summary: 'Adds appraised receipts of the same goods to a pledge.',
  method: 'POST',
  path: `${PLEDGE}/add-goods`,
  access: 'customer',
  body: z.object({ id: short, receiptIds: ids }),
  data: z.object({ id }),
})

export const redemptionRequest = defineContract({
  name: 'pledges.redeem',
  summary:
    'Requests that a weight leaves a pledge; code 409 where the rest would not cover the loan.',
  method: 'POST',
  path: `${PLEDGE}/redeem`,
  access: 'customer',
  body: z.object({ pledgeId: short, weight: short }),
  data: z.object({ id, redeemNo: text }),
})
