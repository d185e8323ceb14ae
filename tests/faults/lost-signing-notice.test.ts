import { expect, vi } from 'vitest'
import type { Contract, DataOf } from '#schemas/api/contract.ts'
import * as customerContracts from '#schemas/api/customer-contracts.ts'
import { accountLogin } from '#schemas/api/sign-in.ts'
import { openJobQueue } from '#fixtures/backend/hosts/node/operations/job-queue.ts'
import { randomIds } from '#fixtures/backend/ids.ts'
import { setSigningFault } from '#fixtures/backend/signing-provider/orders.ts'
import { simulatedPaying } from '#fixtures/backend/payment-provider/simulated.ts'
import { simulatedSigning } from '#fixtures/backend/signing-provider/simulated.ts'
import { contracts } from '#fixtures/backend/store/tables/flow.ts'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { NOTICE_SECRET, PHONES, requestTo, TENANT } from '../fixtures/backend/test-backend.ts'

/** The time for which the page of a signing waits; ms. */
const PATIENCE = { timeout: 20_000, interval: 200 }

const it = backendTest.extend('server', async ({ backend, store }, { onCleanup }) => {
  const failed: unknown[] = []
  const queue = openJobQueue(store, {
    job: ({ result, job }) => result === 'failed' && failed.push(job),
    notice: () => undefined,
    error: (error) => failed.push(error),
  })
  const clock = { now: () => new Date() }
  const app = await backend.openProcess({ jobs: queue, clock })
  const base = { store, clock, ids: randomIds(), jobs: queue }
  const deps = {
    ...base,
    signing: simulatedSigning(base),
    paying: simulatedPaying(base),
    noticeSecret: NOTICE_SECRET,
  }
  await queue.start({ deps, app })
  onCleanup(() => queue.close())
  const call = async <C extends Contract>(
    contract: C,
    sent: Parameters<typeof requestTo<C>>[2],
  ): Promise<DataOf<C>> => {
    const reply = (await (await requestTo(app, contract, sent)).json()) as { data?: unknown }
    return (contract.reply ? reply : reply.data) as DataOf<C>
  }
  return { call, failed }
})

it('a signing whose notice is lost is found while its customer waits', async ({
  backend,
  store,
  flow,
  server,
  task,
}) => {
  const { call, failed } = server
  await store.transaction((tx) => setSigningFault(tx, 'never'))
  const password = await backend.encrypted(DEMO_PASSWORD)
  const account = PHONES.enterprise
  const { access_token: token } = await call(accountLogin, {
    body: { account, password, tenantId: TENANT, type: 0 },
  })
  const { contractId } = await call(customerContracts.contractGenerate, {
    token,
    body: { flowOnlyId: flow.flowOnlyId },
  })
  const { id } = await call(customerContracts.contractSignCode, { token, body: { contractId } })
  const value = backend.lastSent(account)
  await call(customerContracts.contractSign, { token, body: { contractId, id, value } })
  const detail = () => call(customerContracts.contractDetail, { token, query: { contractId } })
  expect((await detail()).status).toBe(1)
  const begun = performance.now()
  await vi.waitFor(async () => expect((await detail()).status).toBe(2), PATIENCE)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const { length: lost } = (await store.db.select().from(contracts)).filter(
    ({ signedAt }) => !signedAt,
  )
  const text = `found after ${seconds} s, lost: ${lost}; jobs that failed: ${failed.length}`
  Object.assign(task.meta, { tally: { name: 'A signing without its notice', text } })
  expect(failed).toEqual([])
}, 120_000)
