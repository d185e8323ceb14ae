import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { flag, id, list, numberOr, text } from './wire.ts'

const OPERATOR = 'operator'

/** An account of customers as the managers see it. */
const customerAccount = z.object({
  id,
  /** Without its middle digits. */
  phone: text,
  tenant: text,
  /** The names of its customers, the enterprises' in full. */
  customers: list(text),
  createdAt: text,
  /** The sessions that are open. */
  sessions: numberOr(0),
  isDisabled: flag,
  disabledAt: text,
  disabledReason: text,
})
export type CustomerAccount = z.output<typeof customerAccount>

/** The most accounts that a search finds. */
export const MOST_ACCOUNTS = 20

export const accountSearch = defineContract({
  name: 'operator.accounts',
  summary:
    'The accounts of customers with a phone, a credit code, or a name that begins so; at most 20, none for a shorter word than two characters.',
  method: 'GET',
  path: `${OPERATOR}/accounts`,
  access: 'operator',
  role: 'manager',
  query: z.object({ keyword: z.string().check(z.maxLength(50)) }),
  data: list(customerAccount),
})

export const accountDisable = defineContract({
  name: 'operator.disableAccount',
  summary: 'Disables an account of customers: its sessions end, and nobody signs in to it.',
  method: 'POST',
  path: `${OPERATOR}/accounts/disable`,
  access: 'operator',
  role: 'manager',
  body: z.object({ id, reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  data: z.unknown(),
})

export const accountEnable = defineContract({
  name: 'operator.enableAccount',
  summary: 'Lets an account of customers sign in again.',
  method: 'POST',
  path: `${OPERATOR}/accounts/enable`,
  access: 'operator',
  role: 'manager',
  body: z.object({ id }),
  data: z.unknown(),
})

export const accountEndSessions = defineContract({
  name: 'operator.endSessions',
  summary: 'Ends all sessions of an account of customers, which can sign in again.',
  method: 'POST',
  path: `${OPERATOR}/accounts/end-sessions`,
  access: 'operator',
  role: 'manager',
  body: z.object({ id }),
  data: z.unknown(),
})
