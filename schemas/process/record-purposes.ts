import * as z from 'zod/mini'
import { isAboutRecord, ProcessType, type RecordPurpose } from './definition.ts'

/*
 * The values that the processes about records hand in, by the names of the fields of their forms. A definition without such
 * a field is refused before it is published (docs/decisions/0247).
 */

const short = z.string().check(z.maxLength(100))
/** An amount in 元 as the forms send it. */
const yuan = z.string().check(z.regex(/^\d{1,16}(\.\d{1,2})?$/))
const files = z.array(z.object({ attachId: short })).check(z.maxLength(5))
const ids = z.array(short).check(z.maxLength(50))

/** An enterprise that is invited: its name has to be that of its credit code. */
const partnerInvitation = z.object({ companyName: short, creditCode: short })
export type PartnerInvitation = z.output<typeof partnerInvitation>

/** The documents of a trade; amounts in 元, days as 2026-01-31. */
const tradeRegistration = z.object({
  contractNumber: short,
  contractAmount: yuan,
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
          amount: yuan,
          issuedOn: short,
          files,
        }),
      )
      .check(z.maxLength(20)),
    [],
  ),
})
export type TradeRegistration = z.output<typeof tradeRegistration>

/** A receivable; the amount in 元, the day as 2026-01-31, the id of the bank account on file that is paid to. */
const receivableRegistration = z.object({ amount: yuan, dueOn: short, account: ids })
export type ReceivableRegistration = z.output<typeof receivableRegistration>

/** The assignment of a position in a cloud bill, or of a part of it: to whom, by its credit code, and how much, in 元. */
const billAssignment = z.object({ receiverCode: short, amount: yuan })
export type BillAssignment = z.output<typeof billAssignment>

/** A cloud bill: the id of the member of the organisation that receives it, the amount in 元, the day as 2026-01-31. */
const billIssue = z.object({
  receiver: ids,
  amount: yuan,
  maturityDate: short,
  /** The contract or the invoices that it pays for. */
  trade: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The reason of a long term. */
  longTermReason: z._default(z.string().check(z.maxLength(200)), ''),
})
export type BillIssue = z.output<typeof billIssue>

/** The financing of a position in a cloud bill, or of a part of it: how much, in 元, and the name of the way. */
const billFinancing = z.object({ amount: yuan, funding: short })
export type BillFinancing = z.output<typeof billFinancing>

/** The purchase of goods of the mall by agency: the quantity in their unit, the term in days. */
const agencyPurchase = z.object({
  quantity: z.string().check(z.regex(/^\d{1,9}(\.\d{1,3})?$/)),
  termDays: z.int32().check(z.positive()),
})
export type AgencyPurchase = z.output<typeof agencyPurchase>

/** A loan on warehouse receipts, by their ids; the amount in 元. */
const pledgeApplication = z.object({
  receipts: ids,
  amount: yuan,
  termMonths: z.int32().check(z.positive()),
  purpose: short,
})
export type PledgeApplication = z.output<typeof pledgeApplication>

/** The confirmation of a pledge: its owner agrees to the conditions that were approved. */
const pledgeConfirmation = z.object({ agreed: z.literal(true) })

/** The kind of record that each purpose makes, and the values that it takes. */
export const RECORD_PURPOSES = {
  [ProcessType.partnerInvitation]: { makes: 'tradingPartner', values: partnerInvitation },
  [ProcessType.tradeRegistration]: { makes: 'tradeBackground', values: tradeRegistration },
  [ProcessType.receivableRegistration]: { makes: 'receivable', values: receivableRegistration },
  [ProcessType.billAssignment]: { makes: 'billPosition', values: billAssignment },
  [ProcessType.billIssue]: { makes: 'cloudBill', values: billIssue },
  [ProcessType.billFinancing]: { makes: 'billFinancing', values: billFinancing },
  [ProcessType.agencyPurchase]: { makes: 'agencyOrder', values: agencyPurchase },
  [ProcessType.pledgeApplication]: { makes: 'pledge', values: pledgeApplication },
  [ProcessType.pledgeConfirmation]: { makes: 'pledge', values: pledgeConfirmation },
} as const satisfies Record<RecordPurpose, unknown>

/** Returns what a purpose about a record makes and takes; undefined for a purpose about a product. */
export const recordPurpose = (type: number) =>
  isAboutRecord(type) ? RECORD_PURPOSES[type] : undefined
