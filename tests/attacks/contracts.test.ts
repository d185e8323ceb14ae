import { describe, expect } from 'vitest'
import type { Contract } from '#schemas/api/contract.ts'
import { contracts } from '#schemas/api/contracts.ts'
import { MEDIA_TYPE } from '#schemas/api/encode-request.ts'
import * as customerContracts from '#schemas/api/customer-contracts.ts'
import { credentialsOf } from '../fixtures/backend/credentials.ts'
import { LINE } from '../fixtures/backend/credit-line-sample.ts'
import { beginFlow } from '../fixtures/backend/flow-driver.ts'
import { sharedBackendTest } from '../fixtures/backend/backend-test.ts'
import { addressOf, sampleOf, withWrongFields } from './wrong-fields.ts'
import { tally } from './tally.ts'

/** A hostile client who is signed in, and the values of records of its own by the names of fields. */
const attack = sharedBackendTest.extend(
  'known',
  { scope: 'file' },
  async ({ backend, token }): Promise<Record<string, unknown>> => {
    const flow = await beginFlow(backend, token)
    const { flowOnlyId } = flow
    const contract = await backend.call(customerContracts.contractGenerate, {
      token,
      body: { flowOnlyId },
    })
    const { processInstanceId } = await flow.detail()
    return {
      flowOnlyId,
      processInstanceId,
      contractId: contract.data.contractId,
      goodsId: '1001',
      kind: 'creditLine',
      id: LINE,
      tenantId: '000000',
      phone: '13800000002',
    }
  },
)

describe('a call with one wrong field', () => {
  attack(
    'is served or refused in words',
    { timeout: 120_000 },
    async ({ backend, known, task }) => {
      const failed: unknown[] = []
      let tried = 0
      for (const contract of contracts) {
        const { name, method, path, access, encoding } = contract
        let headers = await credentialsOf(backend, access)
        const isForm = encoding === 'form'
        const type = { 'Content-Type': MEDIA_TYPE[isForm ? 'form' : 'json'] }
        for (const { query, body } of wrongRequests(contract, known)) {
          tried += 1
          const reply = await backend.app.request(`/api/${path}?${addressOf(query)}`, {
            method,
            headers: { ...headers, ...type },
            ...(method === 'POST' && {
              body: isForm ? addressOf(body) : (JSON.stringify(body) ?? ''),
            }),
          })
          const text = await reply.text()
          const isPlain =
            reply.status < 500 && (reply.status === 200 || /\p{Script=Han}/u.test(text))
          if (!isPlain) failed.push([name, reply.status, query, body])
          // The calls that end a session end their own.
          if (reply.status === 401) headers = await credentialsOf(backend, access)
        }
      }
      tally({ task }, 'calls with a wrong field', { tried, through: failed.length })
      expect(failed).toEqual([])
    },
  )
})

const wrongRequests = (
  { query: querySchema, body: bodySchema, encoding }: Contract,
  known: Readonly<Record<string, unknown>>,
) => {
  const query = sampleOf(querySchema, known)
  const body = encoding === 'multipart' ? undefined : sampleOf(bodySchema, known)
  return [
    ...withWrongFields(query).map((wrong) => ({ query: wrong, body })),
    ...withWrongFields(body).map((wrong) => ({ query, body: wrong })),
  ]
}
