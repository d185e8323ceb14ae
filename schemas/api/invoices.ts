import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { id, list, text } from './wire.ts'

/*
 * The calls of invoices; their list, their details and their actions are those of records (records.ts). The
 * specification names them without paths: theirs are chosen here.
 */
const INVOICE = 'blade-business/web-front/business/invoice'

/** The most invoices that one call registers. */
export const MOST_INVOICES = 100

const short = z.string().check(z.maxLength(100))

/** An invoice as its seller registers it; amounts in 元, the day as 2026-01-31. */
const invoiceDraft = z.object({
  /** '' for a fully digital one, whose number has 20 digits. */
  code: z._default(short, ''),
  number: short,
  issuedOn: short,
  /** Without tax. */
  net: short,
  tax: short,
  buyerName: short,
  buyerCreditCode: short,
  /** The uploaded file; '' for none. */
  attachId: z._default(short, ''),
})
export type InvoiceDraft = z.input<typeof invoiceDraft>

const registered = z.object({
  /** '' for an invoice that is refused. */
  id,
  number: text,
  /** The status after the check at the tax register, as in schemas/lifecycles/invoice.ts. */
  status: text,
  /** The reason of a refusal; '' for none. */
  refused: text,
  /** A JSON pointer to the field for which it is refused; '' for the invoice as a whole. */
  pointer: text,
  warnings: list(text),
})
export type RegisteredInvoice = z.output<typeof registered>

export const invoiceRegister = defineContract({
  name: 'invoices.register',
  summary:
    'Registers invoices that the customer issued, each for itself, and checks them at the tax register.',
  method: 'POST',
  path: `${INVOICE}/register`,
  access: 'customer',
  limit: { calls: 60, seconds: 600 },
  body: z.object({
    invoices: z.array(invoiceDraft).check(z.minLength(1), z.maxLength(MOST_INVOICES)),
  }),
  data: list(registered),
})
