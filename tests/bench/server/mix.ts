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
interface Asked {
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

/** The requests to the reference backend. */
export const backendMix =
  (crowd: readonly Member[]): Mix =>
  () => {
    const kind = oneOf(TURNS)
    const member = oneOf(crowd)
    const ask = (
      contract: Contract,
      inputs: CallInputs,
      more: Record<string, string> = {},
    ): Asked => {
      const { address, headers, body } = encodeRequest(contract, inputs, DEFAULT_GATEWAY)
      return {
        kind,
        method: contract.method,
        path: `/api/${address}`,
        headers: { ...headers, ...member.session, ...more },
        ...(typeof body === 'string' && { body }),
      }
    }
    if (kind === 'detail') return ask(processDetail, { query: { id: member.flowId } })
    if (kind === 'list')
      return oneOf([
        () => ask(customerGoodsList, { query: { current: 1, size: 10 } }),
        () => ask(messageList, { query: { type: '1', genre: '2', current: 1, size: 10 } }),
        () => ask(recordList, { query: { kind: 'loan', current: 1, size: 10 } }),
      ])()
    const variable = { note: randomUUID() }
    return ask(
      processSave,
      {
        body: {
          variable: { [FORM]: variable },
          modelKey: 'receivablesOpening',
          type: 1,
          businessId: member.businessId,
          businessProcessTaskData: [
            { id: FORM, nodeType: 2, nodeKey: 'enterpriseProfile', variable },
          ],
          pass: false,
          progress: 1,
          status: -1,
        },
      },
      { 'Idempotency-Key': randomUUID() },
    )
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
