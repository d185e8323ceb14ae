import type { Contract } from '#schemas/api/contract.ts'
import { encodeRequest, type CallInputs } from '#schemas/api/encode-request.ts'
import { DEFAULT_GATEWAY } from '#schemas/api/gateway.ts'
import { accountLogin, publicKey } from '#schemas/api/sign-in.ts'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { encrypterOf } from '#scripts/gateway/encrypter.ts'

/** The times of the calls of a server by name; ms. */
export type Times = ReadonlyMap<string, readonly number[]>

/** A client of a running server that keeps the time of each call. */
export const timedClient = (url: string, operatorToken: string) => {
  const times = new Map<string, number[]>()

  const send = async (
    contract: Contract,
    inputs: CallInputs,
    headers: Readonly<Record<string, string>>,
  ) => {
    const request = encodeRequest(contract, inputs, DEFAULT_GATEWAY)
    const began = performance.now()
    const response = await fetch(`${url}/api/${request.address}`, {
      method: contract.method,
      headers: { ...request.headers, ...headers },
      body: request.body ?? null,
    })
    const reply = (await response.json()) as { code?: number; msg?: string; data?: unknown }
    const ms = performance.now() - began
    if (!response.ok) throw new Error(`${contract.name} ${request.address}: ${reply.msg ?? ''}`)
    return { reply, ms }
  }

  /** Makes a call, and keeps its time under its name and what it was for. @returns the data of its reply */
  const timed = async <Data>(
    who: string,
    headers: Readonly<Record<string, string>>,
    contract: Contract,
    query: Readonly<Record<string, string>> = {},
  ): Promise<Data> => {
    const { reply, ms } = await send(contract, { query }, headers)
    const { kind, size, keyword, ascs, current } = query
    const about = [
      kind,
      size && `${size} rows`,
      current && `page ${current}`,
      keyword && 'keyword',
      ascs && 'sorted',
    ]
    const name = [who, contract.name, ...about.filter(Boolean)].join(' ')
    times.set(name, [...(times.get(name) ?? []), ms])
    return reply.data as Data
  }

  return {
    times: times as Times,
    /** Signs a customer in. @returns its calls */
    customer: async (account: string) => {
      const key = (await send(publicKey, {}, {})).reply.data as { publicKey: string }
      const password = await encrypterOf(DEMO_PASSWORD, DEFAULT_GATEWAY)(key.publicKey)
      const body = { account, password, tenantId: '000000', type: 0 }
      const { access_token: token } = (await send(accountLogin, { body }, {})).reply as {
        access_token?: string
      }
      const headers = { [DEFAULT_GATEWAY.headers.token]: `bearer ${token ?? ''}` }
      return <Data>(contract: Contract, query?: Readonly<Record<string, string>>) =>
        timed<Data>('customer', headers, contract, query)
    },
    operator: <Data>(contract: Contract, query?: Readonly<Record<string, string>>) =>
      timed<Data>('operator', { Authorization: `Bearer ${operatorToken}` }, contract, query),
  }
}

export type Caller = ReturnType<typeof timedClient>['operator']
