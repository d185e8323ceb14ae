import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { id, text } from './wire.ts'

/*
 * The call that registers an order; the list, the details and the actions of orders are those of records (records.ts).
 * The path is chosen here, beside that of invoices.
 */
const ORDER = 'blade-business/web-front/business/order'

const short = z.string().check(z.maxLength(100))

/** An order as an enterprise registers it; the amount in 元, days as 2026-01-31. */
const orderDraft = z.object({
  /** `sales` where the customer sells to the counterparty, `purchase` where it buys from it. */
  direction: short,
  number: short,
  counterpartyName: short,
  counterpartyCreditCode: short,
  orderedOn: short,
  /** The last day of the delivery. */
  deliverBy: short,
  amount: short,
})
export type OrderDraft = z.input<typeof orderDraft>

export const orderRegister = defineContract({
  name: 'orders.register',
  summary:
    'Registers an order of the customer, which its counterparty confirms; code 400 with the reason for one that is refused.',
  method: 'POST',
  path: `${ORDER}/register`,
  access: 'customer',
  body: orderDraft,
  data: z.object({
    id,
    /** As in schemas/lifecycles/order.ts. */
    status: text,
  }),
})
