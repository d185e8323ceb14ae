import { describe, expect } from 'vitest'
import type { Contract } from '#schemas/api/contract.ts'
import { contracts } from '#schemas/api/contracts.ts'
import * as files from '#schemas/api/files.ts'
import * as operator from '#schemas/api/operator.ts'
import { analystSignIn } from '#schemas/api/workbench.ts'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { sharedBackendTest } from '../fixtures/backend/backend-test.ts'
import { requestTo, type TestBackend } from '../fixtures/backend/test-backend.ts'
import { sampleOf } from './wrong-fields.ts'
import { tally } from './tally.ts'

/* Members of the staff who want more than their roles allow. */

const signInAs = async (backend: TestBackend, account: string, contract: Contract) => {
  const body = { account, password: await backend.encrypted(DEMO_PASSWORD) }
  const { data } = await backend.call(contract as typeof operator.operatorSignIn, { body })
  return { Authorization: `Bearer ${data.token}` }
}

const attack = sharedBackendTest
  .extend('viewer', { scope: 'file' }, ({ backend }) =>
    signInAs(backend, 'chakan', operator.operatorSignIn),
  )
  .extend('analyst', { scope: 'file' }, ({ backend }) => signInAs(backend, 'fenxi', analystSignIn))
  .extend('status', { scope: 'file' }, ({ backend }) => {
    return async (contract: Contract, headers: Record<string, string>) => {
      const { query, body } = contract
      const known = { id: '1', kind: 'loan' }
      const sent = { query: sampleOf(query, known), body: sampleOf(body, known), headers }
      return (await requestTo(backend.app, contract, sent as object)).status
    }
  })

describe('a viewer of the console', () => {
  attack('is refused each call that has another role', async ({ viewer, status, task }) => {
    const others = contracts.filter(({ access, role }) => access === 'operator' && role)
    const through = []
    for (const contract of others)
      if ((await status(contract, viewer)) === 200) through.push(contract.name)
    tally({ task }, 'calls beyond a role', { tried: others.length, through: through.length })
    expect(through).toEqual([])
  })

  attack(
    'never reads the codes of customers, with which one signs as they',
    async ({ backend, viewer }) => {
      const reply = await backend.call(operator.operatorOutbox, { query: {}, headers: viewer })
      expect(reply.msg).toBe('您没有“管理”权限，请联系管理员')
    },
  )
})

describe('an analyst', () => {
  attack(
    'is refused each call of the console, and the files of customers',
    async ({ backend, token, viewer, analyst, status, task }) => {
      const body = new FormData()
      body.set('file', new File(['%PDF-1.7'], '执照.pdf'))
      const { attachId } = (await backend.call(files.upload, { token, body })).data
      const read = (headers: Record<string, string>) =>
        backend.app.request(`/api/operator/file/${attachId}`, { headers })
      expect((await read(viewer)).status).toBe(200)
      const calls = contracts.filter(({ access }) => access === 'operator')
      const statuses = [(await read(analyst)).status]
      for (const contract of calls) statuses.push(await status(contract, analyst))
      const through = statuses.filter((one) => one !== 403).length
      tally({ task }, "console's calls by an analyst", { tried: statuses.length, through })
      expect(through).toBe(0)
    },
  )
})
