import { randomUUID } from 'node:crypto'
import type { Contract } from '#schemas/api/contract.ts'
import { encodeRequest, type CallInputs } from '#schemas/api/encode-request.ts'
import { DEFAULT_GATEWAY } from '#schemas/api/gateway.ts'
import { messageList } from '#schemas/api/messages.ts'
import { processDetail, processSave } from '#schemas/api/process.ts'
import { customerGoodsList } from '#schemas/api/products.ts'
import { recordList } from '#schemas/api/records.ts'
import type { Member } from './crowd.ts'

export type Kind = 'detail' | 'list' | 'save'

/** One request as autocannon sends it. */
export interface Asked {
  kind: Kind
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** Makes the next request of a random customer. */
export type Mix = () => Asked

/** The mix of docs/operate.md: of ten requests five details, three lists, two saves. */
const TURNS: readonly Kind[] = [
  ...Array.from({ length: 5 }, () => 'detail' as const),
  ...Array.from({ length: 3 }, () => 'list' as const),
  ...Array.from({ length: 2 }, () => 'save' as const),
]

const oneOf = <T>(all: readonly T[]): T => {
  const one = all[Math.floor(Math.random() * all.length)]
  if (one === undefined) throw new Error('Nothing to choose from')
  return one
}

const FORM = 'enterprise-profile'

const ask = (
  { session }: Pick<Member, 'session'>,
  kind: Kind,
  contract: Contract,
  inputs: CallInputs,
): Asked => {
  const { address, headers, body } = encodeRequest(contract, inputs, DEFAULT_GATEWAY)
  return {
    kind,
    method: contract.method,
    path: `/api/${address}`,
    headers: { ...headers, ...session },
    ...(typeof body === 'string' && { body }),
  }
}

/** A save of the first step with a new note, under a key of its own. */
export const saveOf = (member: Member): Asked => {
  const variable = { note: randomUUID() }
  const task = { id: FORM, nodeType: 2, nodeKey: 'enterpriseProfile', variable }
  const asked = ask(member, 'save', processSave, {
    body: {
      variable: { [FORM]: variable },
      modelKey: 'receivablesOpening',
      type: 1,
      businessId: member.businessId,
      businessProcessTaskData: [task],
      pass: false,
      progress: 1,
      status: -1,
    },
  })
  return { ...asked, headers: { ...asked.headers, 'Idempotency-Key': randomUUID() } }
}

const PAGE = { current: 1, size: 10 }

/** The requests to the reference backend. */
export const backendMix =
  (crowd: readonly Member[]): Mix =>
  () => {
    const kind = oneOf(TURNS)
    const member = oneOf(crowd)
    if (kind === 'save') return saveOf(member)
    if (kind === 'detail') return ask(member, kind, processDetail, { query: { id: member.flowId } })
    return oneOf([
      () => ask(member, kind, customerGoodsList, { query: PAGE }),
      () => ask(member, kind, messageList, { query: { type: '1', genre: '2', ...PAGE } }),
      () => ask(member, kind, recordList, { query: { kind: 'loan', ...PAGE } }),
    ])()
  }

/** The same mix for the bare server, each request one statement. */
export const bareMix =
  (crowd: readonly Member[]): Mix =>
  () => {
    const kind = oneOf(TURNS)
    const { flowId, customerId } = oneOf(crowd)
    const id = kind === 'list' ? customerId : flowId
    if (kind !== 'save') return { kind, method: 'GET', path: `/${kind}?id=${id}`, headers: {} }
    return {
      kind,
      method: 'POST',
      path: `/save?id=${id}`,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ [FORM]: { note: randomUUID() } }),
    }
  }
