import { describe, expect } from 'vitest'
import { fixedDefinitions } from '#fixtures/backend/definitions.ts'
import { processInfo } from '#schemas/api/process.ts'
import { beginApplication } from '#schemas/api/products.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { beginFlow } from '../fixtures/backend/flow-driver.ts'
import { sampleDefinitions } from '../fixtures/backend/sample-definitions.ts'
import { PHONES } from '../fixtures/backend/test-backend.ts'
import { hostileCalls } from './tally.ts'

/* A personal account that calls the processes of enterprises without the portal. */

const attack = backendTest
  .extend(
    'definitions',
    fixedDefinitions({
      ...sampleDefinitions,
      'credit-line.json': { ...sampleDefinitions['credit-line.json'], accounts: ['enterprise'] },
    }),
  )
  .extend('phone', PHONES.person)
  .extend('hostile', hostileCalls)

const MESSAGE = '该业务仅支持企业账户办理，请切换到企业账户，或注册企业账户'

describe('a process for enterprises', () => {
  attack(
    'is refused to a personal account, by each call that begins it',
    async ({ backend, token, hostile }) => {
      const opening = await beginFlow(backend, token)
      await opening.commit()
      await opening.decide('approve')

      const begun = await backend.call(beginApplication, {
        token,
        body: { goodsId: '1001', type: 2 },
      })
      expect(hostile(begun)).toMatchObject({ code: 400, msg: MESSAGE })
      const info = await backend.call(processInfo, { token, query: { goodsId: '1001', type: '2' } })
      expect(hostile(info)).toMatchObject({ code: 400, msg: MESSAGE })
      const saved = await opening.save({ type: 2, modelKey: 'creditLine', variable: {} })
      expect(hostile(saved)).toMatchObject({ code: 400, msg: MESSAGE })
    },
  )

  attack('is begun by an enterprise', async ({ backend }) => {
    const token = await backend.token(PHONES.enterprise)
    const opening = await beginFlow(backend, token)
    await opening.commit()
    await opening.decide('approve')
    expect((await beginFlow(backend, token, 2)).flowOnlyId).not.toBe('')
  })
})
