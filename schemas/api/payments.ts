import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { PREPAYMENT_WAYS } from '../finance-words.ts'
import { PURPOSES } from './loans.ts'
import { id, list, money, numberOr, text } from './wire.ts'

/*
 * The calls of payments, for loans and for every other record that is paid for. The specification names the group alone;
 * its paths are chosen here, beside their neighbours.
 */
const PAYMENT = 'blade-business/web-front/business/payment'

/** The methods by which money comes, and their names. */
export const PAYMENT_METHODS = {
  qr: '扫码支付',
  transfer: '银行转账',
  balance: '余额支付',
} as const
export type PaymentMethod = keyof typeof PAYMENT_METHODS

export const paymentBegin = defineContract({
  name: 'payments.begin',
  summary:
    'Begins a payment for a record of the customer, a loan or another that is paid for: an order at the provider. One that waits for the same record is closed before; refused while that one is paid already.',
  method: 'POST',
  path: `${PAYMENT}/onlinePay`,
  access: 'customer',
  body: z.object({
    /** The record: its kind, `loan` among others, and its id. */
    kind: z.string(),
    id: z.string(),
    /** `due` for records that have no other. */
    purpose: z.enum(PURPOSES),
    /** 元; for `other` and `principal` alone. */
    amount: z.optional(z.string()),
    /** The number of the instalment, for `instalment` alone. */
    instalment: z.optional(z.int32()),
    /** The change of a loan's plan by principal that is repaid early. */
    way: z.optional(z.enum(PREPAYMENT_WAYS)),
  }),
  data: z.object({ id }),
})

const status = z.object({ name: text, code: numberOr(0), label: text, tone: text, sentence: text })

const payment = z.object({
  id,
  paymentNo: text,
  purpose: text,
  amount: money,
  status,
  /** The record that is paid for; `word` names its payments (还款), `numberLabel` its number (借据号). */
  payable: z.object({ kind: text, id, no: text, word: text, numberLabel: text, status }),
  /** One of `PAYMENT_METHODS`; '' before the money came. */
  method: text,
  /** The provider's page; '' before the provider has opened it, and once the payment is over. */
  cashier: text,
  /** The provider's account for a bank transfer, and the reference that the transfer has to name. */
  account: z.object({ accountName: text, accountNo: text, bankName: text, reference: text }),
  /** The customer's balance (元), from which a waiting payment can be paid. */
  balance: z.nullable(z.object({ id, available: money })),
  /** The bank transfers that name this payment, newest first. */
  transfers: list(z.object({ transferNo: text, amount: money, status })),
  expiresAt: text,
  uses: list(z.object({ label: text, amount: money })),
  surplus: money,
  /** The documents that can be downloaded as PDFs: the receipt of a payment that was received. */
  documents: list(z.object({ title: text, link: text })),
})
export type PaymentDetail = z.output<typeof payment>

export const paymentDetail = defineContract({
  name: 'payments.detail',
  summary: 'A payment: its state, and what it was used for.',
  method: 'GET',
  path: `${PAYMENT}/detail`,
  access: 'customer',
  query: z.object({ id: z.string() }),
  data: payment,
})

export const paymentQuery = defineContract({
  name: 'payments.query',
  summary: 'Asks the provider for a payment whose notice has not come, and books it.',
  method: 'POST',
  path: `${PAYMENT}/query`,
  access: 'customer',
  body: z.object({ id: z.string() }),
  data: z.object({ status }),
})

export const paymentFromBalance = defineContract({
  name: 'payments.fromBalance',
  summary:
    'Pays a waiting payment from the balance, at once; refused where the balance has less, and for a recharge.',
  method: 'POST',
  path: `${PAYMENT}/balancePay`,
  access: 'customer',
  body: z.object({ id: z.string() }),
  data: z.object({ status }),
})

export const balanceDetail = defineContract({
  name: 'payments.balance',
  summary:
    "The customer's balance at the payment provider, opened with the first call; it is recharged as a payment of kind `balance`.",
  method: 'GET',
  path: `${PAYMENT}/balance`,
  access: 'customer',
  data: z.object({
    id,
    /** The account for a transfer; its reference recharges this balance. */
    account: z.object({ accountName: text, accountNo: text, bankName: text, reference: text }),
  }),
})
