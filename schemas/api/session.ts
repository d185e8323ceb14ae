import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { userInfo } from './user.ts'
import { list, nothing, numberOr, text } from './wire.ts'

/** The path of the calls of a customer's session. */
export const FRONT = 'blade-customer/web-front/front'

/** Added to every call that issues tokens by `encodeRequest`. */
export const scope = z.optional(z.string())

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

export const logout = defineContract({
  name: 'session.logout',
  summary: 'Ends the session on the server.',
  method: 'GET',
  path: `${FRONT}/customer/oauth/logout`,
  access: 'customer',
  acts: true,
  data: nothing,
})

export const userinfo = defineContract({
  name: 'session.userinfo',
  summary: 'The info of the signed-in user.',
  method: 'GET',
  path: `${FRONT}/customerFrontUserType/userinfo`,
  access: 'customer',
  data: userInfo,
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
