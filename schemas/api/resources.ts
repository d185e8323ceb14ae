import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { attachment } from './files.ts'
import { recordAction, recordStatus } from './records.ts'
import { flag, id, list, nothing, numberOr, text } from './wire.ts'

/*
 * The calls of what a customer keeps on file. The specification names the groups without paths: theirs are chosen here.
 * Actions on documents and bank accounts are those of records (records.ts, kinds `document` and `bankCard`).
 */
const BUSINESS = 'blade-business/web-front/business'
const MATERIAL = `${BUSINESS}/material`
const BANK_CARD = `${BUSINESS}/bankCard`
const ADDRESS = `${BUSINESS}/financingAddress`
const CONTACT = `${BUSINESS}/contacts`

/** The most bank accounts, addresses and contacts of a customer. */
export const MOST_ON_FILE = 20

const short = z.string().check(z.maxLength(100))
const optional = z._default(short, '')

const document = z.object({
  id,
  status: recordStatus,
  /** The last day on which it is valid; '' without one. */
  expiresOn: text,
  /** It has no last day. */
  isLasting: flag,
  files: list(z.extend(attachment, { place: z.optional(z.string()) })),
  /** The name of the application that it was handed in with; '' for an upload of its own. */
  origin: text,
  createdAt: text,
  actions: list(recordAction),
})
export type OnFileDocument = z.output<typeof document>

const documentSlot = z.object({
  type: text,
  title: text,
  places: list(z.string()),
  /** The most files of the document. */
  most: numberOr(1),
  current: z.nullish(document),
  /** The count of those that were replaced. */
  earlier: numberOr(0),
})
export type DocumentSlot = z.output<typeof documentSlot>

export const documentList = defineContract({
  name: 'resources.documents',
  summary: 'The documents of the signed-in customer by type, types without a document as well.',
  method: 'GET',
  path: `${MATERIAL}/list`,
  access: 'customer',
  data: list(documentSlot),
})

export const documentSave = defineContract({
  name: 'resources.documentSave',
  summary: 'Puts a document on file; the one of the same type before is replaced.',
  method: 'POST',
  path: `${MATERIAL}/save`,
  access: 'customer',
  body: z.object({
    type: short,
    files: z
      .array(z.object({ attachId: short, place: z.optional(short) }))
      .check(z.minLength(1), z.maxLength(10)),
    /** The last day, as 2026-01-31; '' for one that lasts. */
    expiresOn: optional,
  }),
  data: z.object({ id }),
})

const bankCard = z.object({
  id,
  accountName: text,
  /** A key of the dictionary `bank`, and its name. */
  bank: text,
  bankName: text,
  branchName: text,
  /** Masked: its first and last digits. */
  accountNo: text,
  isDefault: flag,
  createdAt: text,
  actions: list(recordAction),
})
export type BankCard = z.output<typeof bankCard>

export const bankCardList = defineContract({
  name: 'resources.bankCards',
  summary: 'The bank accounts of the signed-in customer, the default first; numbers are masked.',
  method: 'GET',
  path: `${BANK_CARD}/list`,
  access: 'customer',
  data: list(bankCard),
})

export const bankCardSave = defineContract({
  name: 'resources.bankCardSave',
  summary:
    'Adds a bank account of the customer itself: 400 where the holder is another. The first one is the default.',
  method: 'POST',
  path: `${BANK_CARD}/save`,
  access: 'customer',
  body: z.object({ accountName: short, bank: short, branchName: optional, accountNo: short }),
  data: z.object({ id }),
})

const address = z.object({
  id,
  receiver: text,
  mobile: text,
  /** The codes of the province, the city and the district, and their names as one text. */
  region: list(z.string()),
  regionName: text,
  address: text,
  isDefault: flag,
})
export type FinancingAddress = z.output<typeof address>

const addressBody = {
  receiver: short,
  mobile: short,
  region: z.array(short).check(z.maxLength(3)),
  address: short,
}

export const addressList = defineContract({
  name: 'resources.addresses',
  summary: 'The financing addresses of the signed-in customer, the default first.',
  method: 'GET',
  path: `${ADDRESS}/list`,
  access: 'customer',
  data: list(address),
})

export const addressSave = defineContract({
  name: 'resources.addressSave',
  summary: 'Adds a financing address; the first one is the default.',
  method: 'POST',
  path: `${ADDRESS}/save`,
  access: 'customer',
  body: z.object(addressBody),
  data: z.object({ id }),
})

export const addressUpdate = defineContract({
  name: 'resources.addressUpdate',
  summary: 'Changes a financing address.',
  method: 'POST',
  path: `${ADDRESS}/update`,
  access: 'customer',
  body: z.object({ id: short, ...addressBody }),
  data: nothing,
})

export const addressRemove = defineContract({
  name: 'resources.addressRemove',
  summary:
    'Removes a financing address; where it was the default, the oldest other one becomes it.',
  method: 'POST',
  path: `${ADDRESS}/remove`,
  access: 'customer',
  body: z.object({ id: short }),
  data: nothing,
})

export const addressDefault = defineContract({
  name: 'resources.addressDefault',
  summary: 'Makes a financing address the default.',
  method: 'POST',
  path: `${ADDRESS}/default`,
  access: 'customer',
  body: z.object({ id: short }),
  data: nothing,
})

const contact = z.object({ id, name: text, mobile: text, position: text, email: text })
export type Contact = z.output<typeof contact>

export const contactList = defineContract({
  name: 'resources.contacts',
  summary: 'The contacts of the signed-in customer, in the order in which they were added.',
  method: 'GET',
  path: `${CONTACT}/list`,
  access: 'customer',
  data: list(contact),
})

export const contactSave = defineContract({
  name: 'resources.contactSave',
  summary: 'Adds a contact, or changes the one of `id`.',
  method: 'POST',
  path: `${CONTACT}/save`,
  access: 'customer',
  body: z.object({
    /** '' for a new one. */
    id: optional,
    name: short,
    mobile: short,
    position: optional,
    email: optional,
  }),
  data: z.object({ id }),
})

export const contactRemove = defineContract({
  name: 'resources.contactRemove',
  summary: 'Removes a contact.',
  method: 'POST',
  path: `${CONTACT}/remove`,
  access: 'customer',
  body: z.object({ id: short }),
  data: nothing,
})
