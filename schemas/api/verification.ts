import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { id, maybe, money, number, text } from './wire.ts'

const FRONT = 'blade-customer/web-front/front'
const AUTH_API = 'blade-otherApi/web-front/authApi/endpoint'

/** 60 s: the real-name call waits for an outside provider (specification, section 9). */
const REAL_NAME_TIMEOUT = 60_000

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
  summary: 'Makes the server read the outcome of a verification.',
  method: 'POST',
  path: `${FRONT}/customer/activeUpdateRealStatus`,
  access: 'customer',
  encoding: 'form',
  body: z.object({ userType: z.literal(2), bizNo: z.optional(z.string()) }),
  data: z.object({ verifiedStatus: number }),
})

export const queryPersonAuthByAccount = defineContract({
  name: 'session.queryPersonAuthByAccount',
  summary: 'The status of the signed-in account’s personal verification.',
  method: 'GET',
  path: 'customer_person_info/customerPersonInfo/queryPersonAuthByAccount',
  access: 'customer',
  data: maybe(z.object({ name: text, identityCard: text, phone: text, status: number })),
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
  summary: "The status of the enterprise's verification.",
  method: 'GET',
  path: 'customerInfo/queryEntAuth',
  access: 'customer',
  data: maybe(
    z.object({
      companyName: text,
      creditCode: text,
      status: number,
      /** The newest transfer whose amount can still be entered; only the reference backend sends it. */
      pendingTransfer: maybe(
        z.object({
          bizNo: text,
          companyName: text,
          creditCode: text,
          bankName: text,
          /** Masked. */
          bankAccount: text,
          until: text,
        }),
      ),
    }),
  ),
})

export const checkNeedSign = defineContract({
  name: 'session.checkNeedSign',
  summary: 'Tells whether the registration contract has yet to be signed.',
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

export const registContractCode = defineContract({
  name: 'session.registContractCode',
  summary:
    "Sends the code with which the registration contract is signed to the account's phone; data.id is sent back with it.",
  method: 'POST',
  path: `${FRONT}/contractCustomer/sign-code`,
  access: 'customer',
  body: z.object({ bizNo: z.string() }),
  data: z.object({ id }),
})

export const signRegistContract = defineContract({
  name: 'session.signRegistContract',
  summary: 'Signs the registration contract, with the code of `registContractCode`.',
  method: 'GET',
  path: `${FRONT}/contractCustomer/signRegistContract`,
  access: 'customer',
  acts: true,
  query: z.object({
    bizNo: z.string(),
    /** The id of the code, and its digits: refused without them. */
    id: z.optional(z.string()),
    value: z.optional(z.string()),
  }),
  data: z.object({ contractId: id, status: number }),
})

/** `expiresAt` is the end of the verification, '' where the server does not tell it. */
const authOutcome = z.object({ bizNo: text, status: number, message: text, expiresAt: text })

export const commitPersonAuth = defineContract({
  name: 'session.commitPersonAuth',
  summary: "Sends a person's data for verification.",
  method: 'POST',
  path: `${AUTH_API}/commitPersonAuthInfoByType`,
  access: 'customer',
  encoding: 'form',
  body: z.object({
    name: z.string(),
    identityCard: z.string(),
    phone: z.string(),
    type: z.optional(z.int32()),
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
  encoding: 'form',
  body: z.object({ bizNo: z.string(), code: z.string() }),
  data: authOutcome,
})

export const verifyAuthByScan = defineContract({
  name: 'session.verifyAuthByScan',
  summary: 'Verification by scanning a code with a phone: the link to show, and its outcome.',
  method: 'POST',
  path: `${AUTH_API}/verifyAuthInfoByScan`,
  access: 'customer',
  encoding: 'form',
  body: z.object({ bizNo: z.string() }),
  data: z.object({ url: text, bizNo: text, status: number }),
})

export const commitEnterpriseAuth = defineContract({
  name: 'session.commitEnterpriseAuth',
  summary: "Sends an enterprise's data for verification.",
  method: 'POST',
  path: `${AUTH_API}/commitEntAuthInfoByType`,
  access: 'customer',
  query: z.object({ type: z.literal('3') }),
  encoding: 'form',
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
  encoding: 'form',
  body: z.object({ bizNo: z.string(), amount: money }),
  data: authOutcome,
})
