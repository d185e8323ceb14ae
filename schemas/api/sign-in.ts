import * as z from 'zod/mini'
import { agreement } from './agreements.ts'
import { defineContract, type DataOf } from './contract.ts'
import { FRONT, scope } from './session.ts'
import { signIn, subAccountOffer } from './user.ts'
import { id, nothing } from './wire.ts'

/** `type` of every sign-in (specification, section 9). */
export const LOGIN_TYPE = 0 as const

export const sendValidate = defineContract({
  name: 'session.sendValidate',
  summary: 'Sends a code to a phone; data.id is sent back with the code.',
  method: 'POST',
  path: `${FRONT}/customer/send-validate`,
  access: 'client',
  device: true,
  encoding: 'form',
  limit: { calls: 500, seconds: 86_400 },
  /** `purpose` binds the code to setting a new password; without it, it signs in and registers. */
  body: z.object({
    phone: z.string(),
    tenantId: z.string(),
    purpose: z.optional(z.literal('password')),
  }),
  data: z.object({ id }),
})

/** A phone with the code that was sent to it: its digits, and the id of the sending. */
const codedPhone = { tenantId: z.string(), phone: z.string(), value: z.string(), id: z.string() }

/** Part of the server's message where a phone has no account. */
export const UNREGISTERED = '尚未注册'

export const phoneLogin = defineContract({
  name: 'session.phoneLogin',
  summary: 'Signs in with a phone and the code sent to it.',
  method: 'POST',
  path: `${FRONT}/customer/web/phoneLogin`,
  access: 'client',
  device: true,
  encoding: 'form',
  body: z.object({ ...codedPhone, type: z.literal(LOGIN_TYPE), scope }),
  data: signIn,
  reply: 'token',
})

export const accountLogin = defineContract({
  name: 'session.accountLogin',
  summary: 'Signs in with an account and its encrypted password.',
  method: 'POST',
  path: `${FRONT}/customer/web/login`,
  access: 'client',
  device: true,
  encoding: 'form',
  body: z.object({
    account: z.string(),
    password: z.string(),
    tenantId: z.string(),
    type: z.literal(LOGIN_TYPE),
    scope,
  }),
  data: signIn,
  reply: 'token',
  captcha: true,
})

export const captcha = defineContract({
  name: 'session.captcha',
  summary:
    'A picture of characters for a sign-in by password, where the gateway asks for them (BladeX).',
  method: 'GET',
  path: 'blade-auth/oauth/captcha',
  access: 'public',
  limit: { calls: 600, seconds: 3600 },
  /** `image` is a `data:` address. */
  data: z.object({ key: z.string(), image: z.string() }),
  reply: 'bare',
})
export type CaptchaPicture = DataOf<typeof captcha>

export const publicKey = defineContract({
  name: 'session.publicKey',
  summary: "The server's SM2 public key, with which a hashed password is encrypted.",
  method: 'GET',
  path: 'blade-auth/oauth/public-key',
  access: 'public',
  data: z.object({ publicKey: z.string() }),
})

export const register = defineContract({
  name: 'session.register',
  summary: 'Registers an account.',
  method: 'POST',
  path: `${FRONT}/customerFrontUserType/web/register`,
  access: 'client',
  limit: { calls: 200, seconds: 3600 },
  body: z.object({
    ...codedPhone,
    password: z.string(),
    type: z.union([z.literal(1), z.literal(2)]),
    /** The texts that were agreed to (chosen here). */
    agreements: z.optional(z.array(agreement).check(z.maxLength(10))),
  }),
  data: z.object({ accountId: id }),
})

export const forgetPassword = defineContract({
  name: 'session.forgetPassword',
  summary: 'Sets a new password with a code sent to the phone.',
  method: 'POST',
  path: `${FRONT}/customer/web/forgetPassword`,
  access: 'client',
  limit: { calls: 200, seconds: 3600 },
  body: z.object({ ...codedPhone, password: z.string() }),
  data: nothing,
})

export const selectEnterprise = defineContract({
  name: 'session.selectEnterprise',
  summary: 'The people and enterprises that the signed-in account may act for.',
  method: 'POST',
  path: `${FRONT}/customerFrontUserType/selectEnterprise`,
  access: 'customer',
  data: subAccountOffer,
})

export const selectSubAccount = defineContract({
  name: 'session.selectSubAccount',
  summary: 'Chooses the sub-account of a sign-in, or switches to another one.',
  method: 'POST',
  path: `${FRONT}/customerFrontUserType/selecustomerSigninct`,
  access: 'client',
  device: true,
  encoding: 'form',
  body: z.object({
    typeId: z.string(),
    id: z.string(),
    uuid: z.string(),
    /** For the header; a server ignores the parameters that it does not know. */
    tenantId: z.optional(z.string()),
    scope,
  }),
  data: signIn,
  reply: 'token',
  withoutToken: true,
})
