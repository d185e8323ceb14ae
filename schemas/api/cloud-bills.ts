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
