import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { id, list, nothing, text } from './wire.ts'

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
