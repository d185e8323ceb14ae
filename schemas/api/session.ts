import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { id, list, maybe, money, nothing, number, numberOr, record, text } from './wire.ts'

const FRONT = 'blade-customer/web-front/front'
const AUTH_API = 'blade-otherApi/web-front/authApi/endpoint'

/** 60 s: the real-name call waits for an outside provider (specification, section 9). */
const REAL_NAME_TIMEOUT = 60_000

/** Who is signed in (specification, section 3). */
export const userInfo = z.object({
  userId: id,
  companyId: id,
  companyName: text,
  companyLogoSrc: text,
  customerId: id,
  customerName: text,
  name: text,
  identityCard: text,
  accountUser: text,
  avatar: text,
  license: text,
  roleId: id,
  roleName: text,
  account: text,
  logoSrc: text,
  corporateAvatar: text,
  phone: text,
  email: text,
  /** 1 verified, 0 sent to register, anything else not yet verified. */
  verifiedStatus: number,
  noLogoSrc: text,
  /** 1 personal, 2 or 3 enterprise. */
  type: number,
  /** 1, 2 or 3; 3 is a core enterprise. */
  label: number,
})
export type UserInfo = z.output<typeof userInfo>

/** One of the people or enterprises that an account may act for. */
export const subAccount = z.object({
  id,
  type: number,
  name: text,
  personalName: text,
  personalPhone: text,
  creditCode: text,
  logoSrc: text,
  corporateAvatar: text,
  roleName: text,
})
export type SubAccount = z.output<typeof subAccount>

/** The sub-accounts offered when a sign-in is not yet decided; `id` and `uuid` go back with the choice. */
export const customerCheck = z.object({ id, uuid: text, list: list(subAccount) })

/**
 * The answer to a sign-in: tokens and the user, or the sub-accounts to choose from. `cusomerType`
 * is spelled as the server spells it.
 */
export const signIn = z.extend(userInfo, {
  access_token: text,
  refresh_token: text,
  /** Seconds that the access token lives. */
  expires_in: numberOr(3600),
  cusomerType: z.optional(
    maybe(
      z.object({ customerCheckVo: maybe(z.object({ id, uuid: text })), list: list(subAccount) }),
    ),
  ),
})
export type SignIn = z.output<typeof signIn>

export const sendValidate = defineContract({
  name: 'session.sendValidate',
  summary: 'Sends a six-digit code to a phone; data.id goes back with the code.',
  method: 'POST',
  path: `${FRONT}/customer/send-validate`,
  access: 'client',
  body: z.object({ phone: z.string(), tenantId: z.string() }),
  data: z.object({ id }),
})

export const phoneLogin = defineContract({
  name: 'session.phoneLogin',
  summary: 'Signs in with a phone and the code sent to it.',
  method: 'POST',
  path: `${FRONT}/customer/web/phoneLogin`,
  access: 'client',
  body: z.object({
    phone: z.string(),
    value: z.string(),
    id: z.string(),
    tenantId: z.string(),
    type: z.literal(0),
  }),
  data: signIn,
})

export const accountLogin = defineContract({
  name: 'session.accountLogin',
  summary: 'Signs in with an account and its encrypted password.',
  method: 'POST',
  path: `${FRONT}/customer/web/login`,
  access: 'client',
  body: z.object({
    account: z.string(),
    password: z.string(),
    tenantId: z.string(),
    type: z.literal(0),
  }),
  data: signIn,
})

export const refreshToken = defineContract({
  name: 'session.refreshToken',
  summary: 'A new access token for a refresh token (BladeX; the reply is bare).',
  method: 'POST',
  path: 'blade-auth/oauth/token',
  access: 'client',
  body: z.object({
    grant_type: z.literal('refresh_token'),
    refresh_token: z.string(),
    tenantId: z.string(),
  }),
  data: z.object({ access_token: z.string(), refresh_token: text, expires_in: numberOr(3600) }),
  reply: 'bare',
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
  data: nothing,
})

export const register = defineContract({
  name: 'session.register',
  summary: 'Registers an account.',
  method: 'POST',
  path: `${FRONT}/customerFrontUserType/web/register`,
  access: 'client',
  body: z.object({
    tenantId: z.string(),
    phone: z.string(),
    value: z.string(),
    id: z.string(),
    password: z.string(),
    type: z.union([z.literal(1), z.literal(2)]),
  }),
  data: z.object({ accountId: id }),
})

export const forgetPassword = defineContract({
  name: 'session.forgetPassword',
  summary: 'Sets a new password with a code sent to the phone.',
  method: 'POST',
  path: `${FRONT}/customer/web/forgetPassword`,
  access: 'client',
  body: z.object({
    tenantId: z.string(),
    phone: z.string(),
    value: z.string(),
    id: z.string(),
    password: z.string(),
  }),
  data: nothing,
})

const redirect = z.object({ url: text, bizNo: text })

export const postCustomerPersonInfo = defineContract({
  name: 'session.postCustomerPersonInfo',
  summary: "Begins a person's real-name verification; `url` is the provider's page.",
  method: 'POST',
  path: `${FRONT}/customer/postCustomerPersonInfo`,
  access: 'customer',
  query: z.object({ returnUrl: z.string() }),
  body: z.object({ name: z.string(), identityCard: z.string(), phone: z.string() }),
  data: redirect,
  timeout: REAL_NAME_TIMEOUT,
})

export const activeUpdateRealStatus = defineContract({
  name: 'session.activeUpdateRealStatus',
  summary: 'Asks the server to look up the outcome of a verification.',
  method: 'POST',
  path: `${FRONT}/customer/activeUpdateRealStatus`,
  access: 'customer',
  body: z.object({ userType: z.literal(2), bizNo: z.optional(z.string()) }),
  data: z.object({ verifiedStatus: number }),
})

export const queryPersonAuthByAccount = defineContract({
  name: 'session.queryPersonAuthByAccount',
  summary: 'The state of the signed-in account’s personal verification.',
  method: 'GET',
  path: 'customer_person_info/customerPersonInfo/queryPersonAuthByAccount',
  access: 'customer',
  data: maybe(z.object({ name: text, identityCard: text, phone: text, status: number })),
})

export const selectEnterprise = defineContract({
  name: 'session.selectEnterprise',
  summary: 'The people and enterprises that the signed-in account may act for.',
  method: 'POST',
  path: `${FRONT}/customerFrontUserType/selectEnterprise`,
  access: 'customer',
  data: customerCheck,
})

export const userinfo = defineContract({
  name: 'session.userinfo',
  summary: 'Who is signed in.',
  method: 'GET',
  path: `${FRONT}/customerFrontUserType/userinfo`,
  access: 'customer',
  data: userInfo,
})

export const selectSubAccount = defineContract({
  name: 'session.selectSubAccount',
  summary: 'Decides the sub-account of a sign-in, or switches to another one.',
  method: 'POST',
  path: `${FRONT}/customerFrontUserType/selecustomerSigninct`,
  access: 'client',
  body: z.object({ typeId: z.string(), id: z.string(), uuid: z.string() }),
  data: signIn,
})

export const openCompany = defineContract({
  name: 'session.openCompany',
  summary: "Begins an enterprise's verification; `url` is the provider's page.",
  method: 'POST',
  path: 'customerInfo/openCompany',
  access: 'customer',
  query: z.object({ returnUrl: z.string() }),
  body: z.object({
    companyName: z.string(),
    creditCode: z.string(),
    legalPersonName: z.string(),
    legalPersonIdentityCard: z.string(),
  }),
  data: redirect,
})

export const queryEntAuth = defineContract({
  name: 'session.queryEntAuth',
  summary: "The state of the enterprise's verification.",
  method: 'GET',
  path: 'customerInfo/queryEntAuth',
  access: 'customer',
  data: maybe(z.object({ companyName: text, creditCode: text, status: number })),
})

export const checkNeedSign = defineContract({
  name: 'session.checkNeedSign',
  summary: 'Whether the registration contract is still to be signed.',
  method: 'GET',
  path: 'customerInfo/checkNeedSign',
  access: 'customer',
  data: z.object({ needSign: z.boolean(), bizNo: text }),
})

export const getContractByBizNo = defineContract({
  name: 'session.getContractByBizNo',
  summary: 'A contract by its business number.',
  method: 'GET',
  path: 'customerInfo/getContractByBizNo',
  access: 'customer',
  query: z.object({ bizNo: z.string() }),
  data: maybe(
    z.object({ contractId: id, title: text, content: text, status: number, signedAt: text }),
  ),
})

export const signRegistContract = defineContract({
  name: 'session.signRegistContract',
  summary: 'Signs the registration contract.',
  method: 'GET',
  path: `${FRONT}/contractCustomer/signRegistContract`,
  access: 'customer',
  query: z.object({ bizNo: z.string() }),
  data: z.object({ contractId: id, status: number }),
})

const authOutcome = z.object({ bizNo: text, status: number, message: text })

export const commitPersonAuth = defineContract({
  name: 'session.commitPersonAuth',
  summary: "Sends a person's particulars for verification.",
  method: 'POST',
  path: `${AUTH_API}/commitPersonAuthInfoByType`,
  access: 'customer',
  body: z.object({
    name: z.string(),
    identityCard: z.string(),
    phone: z.string(),
    type: z.optional(z.number()),
  }),
  data: authOutcome,
})

export const verifyPersonAuth = defineContract({
  name: 'session.verifyPersonAuth',
  summary: "Confirms a person's verification with the code sent to the phone.",
  method: 'POST',
  path: `${AUTH_API}/verifyPersonAuthInfoByType`,
  access: 'customer',
  query: z.object({ type: z.literal('1') }),
  body: z.object({ bizNo: z.string(), code: z.string() }),
  data: authOutcome,
})

export const verifyAuthByScan = defineContract({
  name: 'session.verifyAuthByScan',
  summary: 'Verification by scanning a code with a phone: the link to show, and its outcome.',
  method: 'POST',
  path: `${AUTH_API}/verifyAuthInfoByScan`,
  access: 'customer',
  body: z.object({ bizNo: z.string() }),
  data: z.object({ url: text, bizNo: text, status: number }),
})

export const commitEnterpriseAuth = defineContract({
  name: 'session.commitEnterpriseAuth',
  summary: "Sends an enterprise's particulars for verification.",
  method: 'POST',
  path: `${AUTH_API}/commitEntAuthInfoByType`,
  access: 'customer',
  query: z.object({ type: z.literal('3') }),
  body: z.object({
    companyName: z.string(),
    creditCode: z.string(),
    bankAccount: z.string(),
    bankName: z.string(),
  }),
  data: authOutcome,
})

export const verifyEnterpriseAuth = defineContract({
  name: 'session.verifyEnterpriseAuth',
  summary: "Confirms an enterprise's verification with the amount paid to its bank account.",
  method: 'POST',
  path: `${AUTH_API}/verifyEntAuthInfoByType`,
  access: 'customer',
  query: z.object({ type: z.literal('3') }),
  body: z.object({ bizNo: z.string(), amount: money }),
  data: authOutcome,
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
