import { useState } from 'react'
import { fromPromise } from 'xstate'
import type { RealNameKind, RealNameMethod } from '#machines/real-name/real-name-values.ts'
import type {
  Begun,
  PendingTransfer,
  RealNameRequest,
  RealNameStanding,
} from '#machines/real-name/real-name-setup.ts'
import type { SigningCode } from '#machines/signing-intent/signing-intent.ts'
import { realNameMachine } from '#machines/real-name/real-name.ts'
import * as contracts from '#schemas/api/verification.ts'
import { VerifiedStatus } from '#schemas/api/user.ts'
import { formats } from '#engine/formats/formats.ts'
import { call } from '#src/api/call.ts'

/** The page shows failures itself. */
const hide = true

/** Returns the real-name machine with the server's calls; the provider's page returns to `returnUrl`. */
export const useRealNameMachine = (returnUrl: string) => {
  const [machine] = useState(() => realNameMachine.provide({ actors: callsOf(returnUrl) }))
  return machine
}

const callsOf = (returnUrl: string) => ({
  readStanding: fromPromise<RealNameStanding, { kind: RealNameKind; bizNo: string }>(
    async ({ input: { kind, bizNo } }) => {
      const { verifiedStatus } = await call(
        contracts.activeUpdateRealStatus,
        { body: { userType: 2, ...(bizNo && { bizNo }) } },
        { hide },
      )
      const isVerified = verifiedStatus === VerifiedStatus.verified
      if (isVerified)
        return {
          isVerified,
          status: undefined,
          contract: await contractToSign(),
          transfer: undefined,
        }
      const last = bizNo || kind === 'enterprise' ? await lastOf(kind) : undefined
      return {
        isVerified,
        // The outcome of a verification that this tab has not begun is not shown.
        status: bizNo ? last?.status : undefined,
        contract: undefined,
        transfer: last && 'pendingTransfer' in last ? last.pendingTransfer : undefined,
      }
    },
  ),

  commit: fromPromise<Begun, RealNameRequest>(async ({ input }) => {
    if (input.method === 'page') return beginOnPage(input, returnUrl)
    if (input.method === 'transfer') return beginTransfer(input)
    const { bizNo } = await begin(input, returnUrl)
    if (input.method !== 'scan') return { bizNo, url: '' }
    const { url } = await call(contracts.verifyAuthByScan, { body: { bizNo } }, { hide })
    return { bizNo, url }
  }),

  confirm: fromPromise<void, { kind: RealNameKind; bizNo: string; secret: string }>(
    async ({ input: { kind, bizNo, secret } }) => {
      await (kind === 'person'
        ? call(
            contracts.verifyPersonAuth,
            { query: { type: '1' }, body: { bizNo, code: secret } },
            { hide },
          )
        : call(
            contracts.verifyEnterpriseAuth,
            { query: { type: '3' }, body: { bizNo, amount: secret } },
            { hide },
          ))
    },
  ),

  lookAtScan: fromPromise<{ status: number; url: string }, { bizNo: string }>(
    async ({ input: { bizNo } }) => {
      const { status, url } = await call(contracts.verifyAuthByScan, { body: { bizNo } }, { hide })
      return { status: status ?? 0, url }
    },
  ),

  signContract: fromPromise<void, { bizNo: string } & SigningCode>(async ({ input }) => {
    await call(contracts.signRegistContract, { query: input }, { hide })
  }),
})

/** The `type` in the calls of the authentication API: by a code, or by scanning. */
const AUTH_TYPE: Partial<Record<RealNameMethod, number>> = { sms: 1, scan: 2 }

const beginOnPage = ({ kind, form }: RealNameRequest, returnUrl: string) => {
  const { name, identityCard, phone } = form
  const { companyName, creditCode, legalPersonName, legalPersonIdentityCard } = form
  const query = { returnUrl }
  return kind === 'person'
    ? call(
        contracts.postCustomerPersonInfo,
        { query, body: { name, identityCard, phone } },
        { hide },
      )
    : call(
        contracts.openCompany,
        { query, body: { companyName, creditCode, legalPersonName, legalPersonIdentityCard } },
        { hide },
      )
}

const begin = (request: RealNameRequest, returnUrl: string) => {
  const { kind, method, form } = request
  const { name, identityCard, phone } = form
  if (kind === 'enterprise') return beginOnPage(request, returnUrl)
  const type = AUTH_TYPE[method]
  const body = { name, identityCard, phone, ...(type !== undefined && { type }) }
  return call(contracts.commitPersonAuth, { body }, { hide })
}

const beginTransfer = async ({ form }: RealNameRequest): Promise<Begun> => {
  const { companyName, creditCode, bankName, bankAccount } = form
  const body = { companyName, creditCode, bankName, bankAccount }
  const { bizNo, expiresAt } = await call(
    contracts.commitEnterpriseAuth,
    { query: { type: '3' }, body },
    { hide },
  )
  const transfer: PendingTransfer = {
    ...body,
    bizNo,
    bankAccount: formats['bank-card'].mask(bankAccount),
    until: expiresAt,
  }
  return { bizNo, url: '', transfer }
}

const lastOf = (kind: RealNameKind) =>
  kind === 'person'
    ? call(contracts.queryPersonAuthByAccount, {}, { hide })
    : call(contracts.queryEntAuth, {}, { hide })

const contractToSign = async () => {
  const { needSign, bizNo } = await call(contracts.checkNeedSign, {}, { hide })
  if (!needSign) return undefined
  const contract = await call(contracts.getContractByBizNo, { query: { bizNo } }, { hide })
  return { bizNo, title: contract?.title || '平台服务合同', content: contract?.content ?? '' }
}
