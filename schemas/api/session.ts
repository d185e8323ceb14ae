import * as z from 'zod/mini'
import { agreement } from './agreements.ts'
import { defineContract, type DataOf } from './contract.ts'
import { signIn, subAccountOffer, userInfo } from './user.ts'
import { id, list, nothing, numberOr, record, text } from './wire.ts'

const FRONT = 'blade-customer/web-front/front'

/** `type` of every sign-in (specification, section 9). */
export const LOGIN_TYPE = 0 as const

/** The codes that gate the entries of the user center (section 6). */
export const ROLE_BUTTONS = [
  'my_product_button',
  'financing_list_button',
  'repayment_list_button',
  'redemption_management_button',
  'asset_list_button',
  'core_liabilities_button',
  'contract_list_button',
  'trading_partner_button',
  'resource_management_button',
  'my_news_button',
] as const
export type RoleButton = (typeof ROLE_BUTTONS)[number]

/** Added to every call that issues tokens by `encodeRequest`. */
const scope = z.optional(z.string())

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
  body: z.object({
    phone: z.string(),
    value: z.string(),
    id: z.string(),
    tenantId: z.string(),
    type: z.literal(LOGIN_TYPE),
    scope,
  }),
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

export const refreshToken = defineContract({
  name: 'session.refreshToken',
  summary: 'A new access token for a refresh token (BladeX).',
  method: 'POST',
  path: 'blade-auth/oauth/token',
  access: 'client',
  encoding: 'form',
  body: z.object({
    grant_type: z.literal('refresh_token'),
    refresh_token: z.string(),
    /** The names of the open edition; a server ignores the parameters that it does not know (RFC 6749, section 3.2). */
    grantType: z.optional(z.literal('refresh_token')),
    refreshToken: z.optional(z.string()),
    tenantId: z.string(),
    scope,
  }),
  data: z.object({ access_token: z.string(), refresh_token: text, expires_in: numberOr(3600) }),
  reply: 'token',
})

export const publicKey = defineContract({
  name: 'session.publicKey',
  summary: "The server's SM2 public key, with which a hashed password is encrypted.",
  method: 'GET',
  path: 'blade-auth/oauth/public-key',
  access: 'public',
  data: z.object({ publicKey: z.string() }),
})

export const logout = defineContract({
  name: 'session.logout',
  summary: 'Ends the session on the server.',
  method: 'GET',
  path: `${FRONT}/customer/oauth/logout`,
  access: 'customer',
  acts: true,
  data: nothing,
})

export const register = defineContract({
  name: 'session.register',
  summary: 'Registers an account.',
  method: 'POST',
  path: `${FRONT}/customerFrontUserType/web/register`,
  access: 'client',
  limit: { calls: 200, seconds: 3600 },
  body: z.object({
    tenantId: z.string(),
    phone: z.string(),
    value: z.string(),
    id: z.string(),
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
  body: z.object({
    tenantId: z.string(),
    phone: z.string(),
    value: z.string(),
    id: z.string(),
    password: z.string(),
  }),
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

export const userinfo = defineContract({
  name: 'session.userinfo',
  summary: 'The info of the signed-in user.',
  method: 'GET',
  path: `${FRONT}/customerFrontUserType/userinfo`,
  access: 'customer',
  data: userInfo,
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

export const userProductTypes = defineContract({
  name: 'session.productTypes',
  summary:
    "The product types that are shown to the signed-in user, of 1, 2, 3, 4, 5 and 99: the tenant's, and those of products that the customer has (path chosen here).",
  method: 'GET',
  path: 'blade-business/web-front/business/goods/userTypeList',
  access: 'customer',
  data: list(z.number()),
})

export const roleList = defineContract({
  name: 'session.roleList',
  summary: 'The financing roles of the signed-in customer (path chosen here).',
  method: 'GET',
  path: 'blade-customer/web-front/customerapi/financingRole/list',
  access: 'customer',
  data: list(z.object({ id, roleName: text })),
})

export const grantTree = defineContract({
  name: 'session.grantTree',
  summary: 'The grants of a role, as the groups of a menu with their entries (path chosen here).',
  method: 'GET',
  path: 'blade-customer/web-front/customerapi/financingRole/grant-tree',
  access: 'customer',
  query: z.object({ roleId: z.string() }),
  data: z.object({
    menu: list(z.object({ id, title: text, children: list(z.object({ id, title: text })) })),
  }),
})

export const roleButtons = defineContract({
  name: 'session.roleButtons',
  summary: 'The role buttons of a role: code to name or id.',
  method: 'GET',
  path: 'blade-customer/web-front/customerapi/financingRole/buttons',
  access: 'customer',
  query: z.object({ roleId: z.string() }),
  data: record,
})
