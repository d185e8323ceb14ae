import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { money, numberOr, text } from './wire.ts'

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
  bodyType: 'json',
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
