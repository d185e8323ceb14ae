import type { Contract, DataOf } from '#schemas/api/contract.ts'
import { encodeRequest, type CallInputs } from '#schemas/api/encode-request.ts'
import { atGateway, type Gateway } from '#schemas/api/gateway.ts'
import { ApiError } from '#src/api/api-error.ts'
import { readReply } from '#src/api/reply.ts'
import { missingMembers } from './missing-members.ts'

/** One line of the report. */
export interface CallReport {
  /** The name of the contract, and what was tried if it is not the call alone. */
  call: string
  /** `thin`: kept, but members that the contract has are not in the reply. */
  outcome: 'kept' | 'thin' | 'broken' | 'skipped'
  /** The field and the reason, for who mends it; '' for a kept contract. */
  note: string
}

/** A gateway under test. */
export interface Target {
  gateway: Gateway
  /** Sends a request whose path begins with /api/. Rejects where no reply arrives. */
  send: (path: string, init: RequestInit) => Promise<Response>
}

export interface Asked<C extends Contract> {
  report: CallReport
  /** Undefined unless the contract is kept. */
  data: DataOf<C> | undefined
}

/** Makes one call and judges its reply by its contract. */
export const ask = async <C extends Contract>(
  target: Target,
  contract: C,
  inputs: CallInputs,
  token?: string,
): Promise<Asked<C>> => {
  const call = contract.name
  let text = ''
  try {
    const reply = await exchange(target, contract, inputs, token)
    text = await reply.text()
    const data = readReply(contract, { status: reply.status, text }) as DataOf<C>
    const missing = missingMembers(contract.data, dataOf(contract, text))
    return {
      report:
        missing.length > 0
          ? { call, outcome: 'thin', note: `without ${missing.join(', ')}` }
          : { call, outcome: 'kept', note: '' },
      data,
    }
  } catch (error) {
    const note = reasonOf(atGateway(contract, target.gateway), error, text)
    return { report: { call, outcome: 'broken', note }, data: undefined }
  }
}

const exchange = async (
  { gateway, send }: Target,
  contract: Contract,
  inputs: CallInputs,
  token: string | undefined,
): Promise<Response> => {
  const { address, headers, body } = encodeRequest(atGateway(contract, gateway), inputs, gateway)
  return send(`/api/${address}`, {
    method: contract.method,
    headers: {
      ...headers,
      ...(token !== undefined && { [gateway.headers.token]: `bearer ${token}` }),
    },
    body: body ?? null,
    redirect: 'manual',
  })
}

/** The data of a reply that was readable, before it is normalised. */
const dataOf = ({ reply }: Contract, text: string): unknown => {
  const body = JSON.parse(text) as { data?: unknown }
  return reply && !('data' in body) ? body : body.data
}

/** Tells whether a call without a valid token is refused, as everything beside the skip list is. */
export const askWithoutToken = async (
  target: Target,
  contract: Contract,
  token?: string,
): Promise<CallReport> => {
  const { report } = await ask(target, contract, {}, token)
  const call = `${contract.name} (${token === undefined ? 'no token' : 'a wrong token'})`
  if (report.note.startsWith(UNAUTHORIZED)) return { call, outcome: 'kept', note: '' }
  const note = `must be 401: ${report.note || 'it is served'}`
  return { call, outcome: 'broken', note }
}

/** Begins the note of a call that is refused for its credentials. */
export const UNAUTHORIZED = '401'

const reasonOf = (
  { name, path, access, encoding = 'json' }: Contract,
  error: unknown,
  text: string,
) => {
  if (!(error instanceof ApiError)) return `no reply: ${String((error as Error).cause ?? error)}`
  const { kind, code, field, message } = error
  if (kind === 'notFound') return `404: no such path ${path} (calls.${name}.path)`
  if (kind === 'unauthorized')
    return access === 'public'
      ? `${UNAUTHORIZED}: ${path} is not on the skip list`
      : `${UNAUTHORIZED}: ${message}`
  if (code === 415) return `415: does not take ${encoding} (calls.${name}.encoding)`
  if (kind === 'contract') return `${field} breaks its contract: ${excerptOf(text)}`
  if (kind === 'unreadable') return `${code}: no JSON: ${excerptOf(text)}`
  return `${code}: ${message}`
}

const excerptOf = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 120)
