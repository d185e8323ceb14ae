import { describe, expect } from 'vitest'
import { contracts } from '#schemas/api/contracts.ts'
import { credentialsOf } from '../fixtures/backend/credentials.ts'
import { sharedBackendTest as attack } from '../fixtures/backend/backend-test.ts'
import { tally } from './tally.ts'

/** Addresses that take an id or a name and have no contract. */
const WITHOUT_CONTRACT = [
  ['customer', '/api/blade-resource/attach/file/*'],
  ['operator', '/api/operator/file/*'],
  ['customer', '/api/blade-business/web-front/business/record/document/loan/*/plan'],
  ['customer', '/api/blade-business/web-front/business/record/document/*/1/plan'],
  ['public', '/cashier/order?orderNo=*&token=1'],
  ['public', '/signing/order?orderNo=*&token=1'],
  ['public', '/verification/request?bizNo=*&token=1&returnUrl=/'],
] as const

/** Values that no id has. */
const WRONG = [
  '%00',
  '1%00',
  '%FF',
  '%ED%A0%80',
  '%C0%80',
  '%ZZ',
  '%',
  '9'.repeat(5000),
  '..%2F..%2Fetc%2Fpasswd',
  "1'%20or%20'1'='1",
  '__proto__',
  'constructor',
]

describe('an address with a wrong id', () => {
  attack('is refused in words', async ({ backend, task }) => {
    const failed: unknown[] = []
    let tried = 0
    for (const [access, address] of WITHOUT_CONTRACT) {
      const headers = await credentialsOf(backend, access)
      for (const wrong of WRONG) {
        tried += 1
        const reply = await backend.app.request(address.replace('*', wrong), { headers })
        const text = await reply.text()
        if (reply.status < 400 || reply.status >= 500 || !/\p{Script=Han}/u.test(text))
          failed.push([address, wrong, reply.status, text])
      }
    }
    tally({ task }, 'wrong ids in addresses', { tried, through: failed.length })
    expect(failed).toEqual([])
  })

  attack('that has a NUL is refused by every call', async ({ backend }) => {
    for (const { method, path } of contracts) {
      const reply = await backend.app.request(`/api/${path}?id=%00`, { method })
      expect([path, reply.status]).toEqual([path, 400])
    }
  })
})
