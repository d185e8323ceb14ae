import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { id, text } from './wire.ts'

/*
 * The calls that begin trading partners, trade backgrounds and receivables; lists, details and actions are those of
 * records (records.ts). The specification does not have their paths: they are chosen here.
 */
const BUSINESS = 'blade-business/web-front/business'

const short = z.string().check(z.maxLength(100))
const files = z.array(z.object({ attachId: short })).check(z.maxLength(5))
const ids = z.array(short).check(z.maxLength(50))

/** The record that was made, and its status in schemas/lifecycles. */
const made = z.object({ id, status: text })

export const partnerInvite = defineContract({
  name: 'trade.partnerInvite',
  summary:
    'Invites a verified enterprise, by its name and credit code, to become a trading partner.',
  method: 'POST',
  path: `${BUSINESS}/tradingPartner/invite`,
  access: 'customer',
  body: z.object({ companyName: short, creditCode: short }),
  data: made,
})

export const backgroundSave = defineContract({
  name: 'trade.backgroundSave',
  summary:
    'Registers the documents of a trade with a confirmed partner, who confirms them as the buyer. Code 409 for an invoice that is in use.',
  method: 'POST',
  path: `${BUSINESS}/tradeBackground/save`,
  access: 'customer',
  body: z.object({
    partnerId: short,
    contractNumber: short,
    /** 元 */
    contractAmount: short,
    /** 2026-01-31 */
    signedOn: short,
    contractFiles: files,
    /** The ids of invoices that are registered. */
    invoices: ids,
    documents: z._default(
      z
        .array(
          z.object({
            /** delivery, acceptance or payment */
            type: short,
            number: short,
            amount: short,
            issuedOn: short,
            files,
          }),
        )
        .check(z.maxLength(20)),
      [],
    ),
  }),
  data: made,
})

export const receivableSave = defineContract({
  name: 'trade.receivableSave',
  summary:
    'Registers a receivable on a confirmed trade background; the buyer confirms it as its payable.',
  method: 'POST',
  path: `${BUSINESS}/receivable/save`,
  access: 'customer',
  body: z.object({
    backgroundId: short,
    /** 元 */
    amount: short,
    /** 2026-01-31 */
    dueOn: short,
    /** The id of the bank account on file that is paid to. */
    account: ids,
  }),
  data: made,
})
