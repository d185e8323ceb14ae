import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import smCrypto from 'sm-crypto'
import { expect } from 'vitest'
import type { BodyOf, Contract, QueryOf } from '#schemas/api/contract.ts'
import { encodeRequest } from '#schemas/api/encode-request.ts'
import { DEFAULT_GATEWAY } from '#schemas/api/gateway.ts'
import { accountLogin, publicKey } from '#schemas/api/sign-in.ts'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import type { Asked } from '../bench/server/mix.ts'
import { sessionHeaders } from '#tests/fixtures/backend/client-headers.ts'

/** The tenant of the demo. */
export const TENANT = '000000'

/** Calls a portal by `send`, which makes the connections. */
export const portalCaller = (send: (asked: Omit<Asked, 'kind'>) => Promise<IncomingMessage>) => {
  /** Calls a contract. @returns its data */
  const call = async <C extends Contract>(
    contract: C,
    inputs: { query?: QueryOf<C>; body?: BodyOf<C> } = {},
    credentials: Record<string, string> = {},
  ) => {
    const { address, headers, body } = encodeRequest(contract, inputs, DEFAULT_GATEWAY)
    const all = { ...headers, ...credentials }
    const asked = { method: contract.method, path: `/api/${address}`, headers: all }
    const reply = await send({ ...asked, ...(typeof body === 'string' && { body }) })
    const { data, ...envelope } = (await json(reply)) as Record<string, unknown>
    expect([contract.name, reply.statusCode, envelope]).toEqual([contract.name, 200, envelope])
    return (data ?? envelope) as never
  }

  const encrypted = async (password: string): Promise<string> => {
    const found: { publicKey: string } = await call(publicKey)
    const hashed = createHash('md5').update(password).digest('hex')
    return smCrypto.sm2.doEncrypt(hashed, found.publicKey, 0)
  }

  /** Signs the demo's enterprise in. @returns the headers of its calls */
  const signIn = async (): Promise<Record<string, string>> => {
    const password = await encrypted(DEMO_PASSWORD)
    const body = { account: '13800000002', password, tenantId: TENANT, type: 0 as const }
    const tokens: { access_token: string } = await call(accountLogin, { body })
    return sessionHeaders(tokens.access_token)
  }

  return { call, encrypted, signIn }
}
