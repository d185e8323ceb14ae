import { describe, expect, it } from 'vitest'
import { contracts } from '#schemas/api/contracts.ts'
import { userinfo } from '#schemas/api/session.ts'
import { ApiError } from '#src/api/api-error.ts'
import { TransportFailure, type Transport } from '#src/api/transport.ts'
import { createTestClient, failureOf } from './client.ts'

const text =
  (body: string, status = 200): Transport =>
  () =>
    Promise.resolve({ status, text: body })

const failures: Record<string, Transport> = {
  offline: () => Promise.reject(new TransportFailure('network')),
  stalled: () => Promise.reject(new TransportFailure('timeout')),
  'HTML 502': text('<html>502 Bad Gateway</html>', 502),
  'bad JSON': text('{"code":200,'),
  'empty body': text(''),
  '401 inside 200': text('{"code":401,"success":false,"data":{},"msg":""}'),
  '{}': text('{}'),
  '-1': text('-1'),
  null: text('null'),
  '[]': text('[]'),
}

describe.each(Object.entries(failures))('with the failure %s', (_, transport) => {
  it.each(contracts.map((contract) => [contract.name, contract] as const))(
    '%s fails with an ApiError that has a kind, a call and a message',
    async (name, contract) => {
      const { send } = createTestClient({ transport })
      const error = await failureOf(send(contract, { query: {}, body: {} }))
      expect(error).toBeInstanceOf(ApiError)
      expect(error.call).toBe(name)
      expect(error.kind).toMatch(/^(network|timeout|unreadable|unauthorized|contract)$/)
      expect(error.message).toMatch(/[一-龥]/)
    },
  )
})

describe('an error of the portal’s own code', () => {
  it('reaches the caller as it is, without a warning', async () => {
    const defect = new TypeError('undefined is not a function')
    const { send, heard } = createTestClient({ transport: () => Promise.reject(defect) })
    expect(await failureOf(send(userinfo))).toBe(defect)
    expect(heard).toEqual([])
  })
})
