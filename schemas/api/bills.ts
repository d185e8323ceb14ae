import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { id, money, numberOr, text } from './wire.ts'

/* The calls of bills. The specification names the page of a discount alone: the path is chosen here. */
const BILL = 'blade-business/web-front/business/bill'

const billPrice = z.object({
  /** The day on which the bill is paid: the next Monday for one that falls due on a weekend. */
  settledOn: text,
  days: numberOr(0),
  interest: money,
  /** The amount without the interest. */
  proceeds: money,
  /** The interest on what is received, in percent of a year of 365 days. */
  yearlyCost: text,
})
export type BillPrice = z.output<typeof billPrice>

export const billDiscountPrice = defineContract({
  name: 'bills.discountPrice',
  summary:
    'The price of a bill that is discounted on a day, actual/360. Refused values name their fields in data.fields, with a pointer like /amount.',
  method: 'POST',
  path: `${BILL}/discountPrice`,
  access: 'public',
  body: z.object({
    /** The product, whose limits hold. */
    goodsId: z.string(),
    /** 元 and percent a year, decimal texts. */
    amount: z.string(),
    annualRate: z.string(),
    /** YYYY-MM-DD; the first day bears interest, the last one does not. */
    discountDate: z.string(),
    maturityDate: z.string(),
  }),
  data: billPrice,
})

/** A bill that the customer holds: its amount in 元, and the day on which it falls due. */
const heldBill = {
  goodsId: z.string(),
  amount: z.string(),
  maturityDate: z.string(),
}

export const billDiscountQuote = defineContract({
  name: 'bills.discountQuote',
  summary: 'The price of the customer’s bill today, at the rate of its own credit line.',
  method: 'POST',
  path: `${BILL}/discountQuote`,
  access: 'customer',
  body: z.object(heldBill),
  data: z.extend(billPrice, { annualRate: text, discountDate: text }),
})
export type BillQuote = z.output<typeof billDiscountQuote.data>

export const billDiscountApply = defineContract({
  name: 'bills.discountApply',
  summary: 'Applies for the discount of a bill, whose amount is reserved in the credit line.',
  method: 'POST',
  path: `${BILL}/discountApply`,
  access: 'customer',
  body: z.object({
    ...heldBill,
    /** 30 digits. */
    billNo: z.string(),
    /** The credit code of the core enterprise that pays the bill. */
    acceptorCode: z.string(),
  }),
  data: z.object({ id }),
})
