import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { recordStatus } from './records.ts'
import { flag, id, list, money, numberOr, text } from './wire.ts'

/*
 * The calls of agency purchases (代采): the mall, orders and redemptions. The specification does not have them: their paths
 * are chosen here. The actions of orders and redemptions are those of records (records.ts), their payments those of
 * payments (payments.ts).
 *
 * Quantities are texts in the unit of the goods, of at most three places; rates percent; days 2026-01-31.
 */
const AGENCY = 'blade-business/web-front/business/agency'

const short = z.string().check(z.maxLength(200))

const mallItem = z.object({
  id,
  name: text,
  specification: text,
  category: text,
  unit: text,
  /** The smallest quantity that can be taken, and the least of an order. */
  step: text,
  least: text,
  sellerName: text,
  warehouse: text,
  /** 元 a unit today; '' without one. */
  price: money,
  priceDay: text,
  /** The change against the price before, in percent with its sign; '' without one. */
  change: text,
  stock: text,
  marginRate: text,
  /** The agency product by whose rules the goods are bought. */
  goodsId: id,
})
export type MallItem = z.output<typeof mallItem>

export const agencyMall = defineContract({
  name: 'agency.mall',
  summary: 'The goods of a tenant’s agency mall that are on sale, with their price of today.',
  method: 'GET',
  path: `${AGENCY}/mall`,
  access: 'public',
  query: z.object({ tenantId: z.string() }),
  data: list(mallItem),
})

const mallItemDetail = z.object({
  ...mallItem.shape,
  isOnSale: flag,
  /** The prices up to today, newest first. */
  prices: list(z.object({ day: text, price: money })),
  /** The terms of the product: amounts in 元, terms in days. */
  product: z.object({
    goodsName: text,
    capitalName: text,
    minAmount: money,
    maxAmount: money,
    annualRateMin: text,
    annualRateMax: text,
    termMin: numberOr(0),
    termMax: numberOr(0),
    overdueRate: text,
    callAt: text,
    callDays: numberOr(0),
    marginDays: numberOr(0),
  }),
})
export type MallItemDetail = z.output<typeof mallItemDetail>

export const agencyMallItem = defineContract({
  name: 'agency.mallItem',
  summary:
    'Goods of the agency mall: their prices by date, and the terms by which they are bought.',
  method: 'GET',
  path: `${AGENCY}/mallItem`,
  access: 'public',
  query: z.object({ mallGoods: z.string() }),
  data: mallItemDetail,
})

const agencyOrder = z.object({
  id,
  orderNo: text,
  status: recordStatus,
  goodsName: text,
  specification: text,
  unit: text,
  step: text,
  quantity: text,
  /** 元 a unit when it was placed. */
  price: money,
  value: money,
  margin: money,
  financed: money,
  repaid: money,
  marginBy: text,
  purchasedOn: text,
  dueOn: text,
  /** The last day to top the margin up; '' without a call. */
  callBy: text,
  rules: z.object({
    marginRate: text,
    annualRate: text,
    overdueRate: text,
    callAt: text,
    callDays: numberOr(0),
    termDays: numberOr(0),
  }),
  /** The business date, and the days of the fee up to it. */
  date: text,
  days: numberOr(0),
  overdueDays: numberOr(0),
  /** The place of the goods. */
  goods: z.object({ warehouse: text, released: text, delivered: text, sold: text }),
  /** The coverage of the debt by the goods that are left, at today's price. */
  coverage: z.object({
    price: money,
    value: money,
    debt: money,
    /** Debt / value in percent. */
    rate: text,
    callPrice: money,
    missing: money,
  }),
  redemptions: list(
    z.object({
      id,
      redeemNo: text,
      quotedOn: text,
      quantity: text,
      principal: money,
      fee: money,
      amount: money,
      status: recordStatus,
    }),
  ),
  isRedeemable: flag,
})
export type AgencyOrderDetail = z.output<typeof agencyOrder>

export const agencyOrderDetail = defineContract({
  name: 'agency.order',
  summary: 'An agency order: its terms, its goods, how they cover the debt, and its redemptions.',
  method: 'GET',
  path: `${AGENCY}/order`,
  access: 'customer',
  query: z.object({ id: z.string() }),
  data: agencyOrder,
})

export const agencyRedeem = defineContract({
  name: 'agency.redeem',
  summary:
    'Asks for the redemption of a part of an order, by quantity or by the amount (元) to repay; its fee is that of today. One waits for its payment at a time.',
  method: 'POST',
  path: `${AGENCY}/redeem`,
  access: 'customer',
  body: z.object({
    orderId: z.string(),
    quantity: z.optional(short),
    amount: z.optional(short),
    deliverTo: short,
  }),
  data: z.object({ id, redeemNo: text }),
})
