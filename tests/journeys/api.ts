import type { BodyOf, Contract, DataOf, QueryOf } from '#schemas/api/contract.ts'
import { encodeRequest } from '#schemas/api/encode-request.ts'
import { DEFAULT_GATEWAY } from '#schemas/api/gateway.ts'

/** The inputs of a call. */
interface Parts<C> {
  query?: QueryOf<C>
  body?: BodyOf<C>
  headers?: Record<string, string>
}

/** Calls the server directly; throws on a refusal. */
export const callServer = async <C extends Contract>(
  url: string,
  contract: C,
  { headers, ...inputs }: Parts<C> = {},
): Promise<DataOf<C>> => {
  const request = encodeRequest(contract, inputs, DEFAULT_GATEWAY)
  const response = await fetch(`${url}/api/${request.address}`, {
    method: contract.method,
    headers: { ...request.headers, ...headers },
    body: request.body ?? null,
  })
  const sent = (await response.json()) as { code: number; data: unknown; msg: string }
  const reply =
    contract.reply === 'token' && response.ok ? { code: 200, data: sent, msg: '' } : sent
  if (reply.code !== 200) throw new Error(`${contract.name}: ${reply.code} ${reply.msg}`)
  return contract.data.parse(reply.data) as DataOf<C>
}
