import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { id, list, nothing, number, record, text } from './wire.ts'

const CUSTOMER = 'blade-customer/web-front/front/customer'

const accountSession = z.object({
  id,
  /** Browser and system, in words. */
  device: text,
  /** The client address that signed in; '' for one that is not known. */
  address: text,
  signedInAt: text,
  /** The newest refresh of its tokens. */
  renewedAt: text,
  isCurrent: z.boolean(),
})
export type AccountSession = z.output<typeof accountSession>

export const accountSessions = defineContract({
  name: 'account.sessions',
  summary: 'The open sessions of the signed-in account, newest first.',
  method: 'GET',
  path: `${CUSTOMER}/sessions`,
  access: 'customer',
  data: list(accountSession),
})

export const endAccountSessions = defineContract({
  name: 'account.endSessions',
  summary: 'Ends another session of the signed-in account; without an id, all others.',
  method: 'POST',
  path: `${CUSTOMER}/sessions/end`,
  access: 'customer',
  body: z.object({ id: z.optional(z.string()) }),
  data: nothing,
})

/** The changes of an account that take a code to its present phone. */
const ACCOUNT_PURPOSES = ['phone', 'export', 'close'] as const
export type AccountPurpose = (typeof ACCOUNT_PURPOSES)[number]

/** A code that was sent to the account's present phone: its id, and its digits. */
const presentCode = { id: z.string(), value: z.string() }

export const accountCode = defineContract({
  name: 'account.code',
  summary: 'Sends a code for a change of the account to its present phone (path chosen here).',
  method: 'POST',
  path: `${CUSTOMER}/account/code`,
  access: 'customer',
  body: z.object({ purpose: z.enum(ACCOUNT_PURPOSES) }),
  data: z.object({ id }),
})

export const newPhoneCode = defineContract({
  name: 'account.newPhoneCode',
  summary: 'Sends a code to the phone that the account is to have (path chosen here).',
  method: 'POST',
  path: `${CUSTOMER}/account/new-phone-code`,
  access: 'customer',
  limit: { calls: 20, seconds: 86_400 },
  body: z.object({ phone: z.string() }),
  data: z.object({ id }),
})

export const changePhone = defineContract({
  name: 'account.changePhone',
  summary:
    'Gives the account another phone, with a code to each of the two, and ends its other sessions (path chosen here).',
  method: 'POST',
  path: `${CUSTOMER}/account/phone`,
  access: 'customer',
  body: z.object({
    ...presentCode,
    phone: z.string(),
    newId: z.string(),
    newValue: z.string(),
  }),
  data: nothing,
})

export const exportAccount = defineContract({
  name: 'account.export',
  summary: 'All that is held about the account and its customers, unmasked (path chosen here).',
  method: 'POST',
  path: `${CUSTOMER}/account/export`,
  access: 'customer',
  body: z.object(presentCode),
  data: record,
})

export const accountObligations = defineContract({
  name: 'account.obligations',
  summary: 'What has to end before the account can be closed (path chosen here).',
  method: 'GET',
  path: `${CUSTOMER}/account/obligations`,
  access: 'customer',
  data: list(z.object({ title: text, count: number })),
})

export const closeAccount = defineContract({
  name: 'account.close',
  summary: 'Closes the account with all its customers; every session ends (path chosen here).',
  method: 'POST',
  path: `${CUSTOMER}/account/close`,
  access: 'customer',
  body: z.object(presentCode),
  data: nothing,
})
