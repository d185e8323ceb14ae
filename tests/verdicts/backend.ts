import { eq } from 'drizzle-orm'
import { fixedDefinitions } from '#fixtures/backend/definitions.ts'
import { shippedContracts } from '#tests/fixtures/backend/shipped-contracts.ts'
import type { Store } from '#fixtures/backend/store/store.ts'
import { customers } from '#fixtures/backend/store/tables/account.ts'
import { contracts, flowHistory, flows } from '#fixtures/backend/store/tables/flow.ts'
import { customerDocuments } from '#fixtures/backend/store/tables/resource.ts'
import { files } from '#fixtures/backend/store/tables/record.ts'
import { customerGoods, quotas } from '#fixtures/backend/store/tables/product.ts'
import { ProcessType, type ProcessFile } from '#schemas/process/definition.ts'
import {
  FlowStatus,
  processDetail,
  processSave,
  type ProcessSavePayload,
} from '#schemas/api/process.ts'
import { contractGenerate } from '#schemas/api/customer-contracts.ts'
import { openTestBackend, PHONES, TENANT } from '../fixtures/backend/test-backend.ts'
import { shippedFiles } from './rows/shipped-values.ts'
import type { StoredFlow, Verdict } from './verdict.ts'

/** The enterprise that PHONES.enterprise signs in for. */
const COMPANY = '苏州澄禾精密部件有限公司'
const PRODUCT = 'customer-product'
const QUOTA = 'quota'
const FLOW = 'flow'
const CREATED = new Date('2026-11-19T00:00:00Z')

/** Opens the reference backend with these processes, for a customer with an opened product and a credit line. */
export const openVerdictBackend = async (store: Store, processes: readonly ProcessFile[]) => {
  const definitions = Object.fromEntries(
    processes.map((process) => [`${process.processKey}.json`, process]),
  )
  const { call, token: signIn } = await openTestBackend(
    store,
    fixedDefinitions(definitions, shippedContracts),
  )
  const token = await signIn(PHONES.enterprise)
  const { db } = store
  const [customer] = await db.select().from(customers).where(eq(customers.companyName, COMPANY))
  const customerId = customer?.id ?? ''
  const product = { id: PRODUCT, customerId, goodsId: '1001', status: 1, createdAt: CREATED }
  await db.insert(customerGoods).values(product)
  await db.insert(files).values(
    Object.entries(shippedFiles).map(([id, originalName]) => ({
      id,
      customerId,
      originalName,
      mediaType: 'application/pdf',
      size: 5,
      hash: '',
      createdAt: CREATED,
    })),
  )
  const line = { amount: '300000.00', available: '300000.00', annualRate: '4.35', termDays: 360 }
  await db
    .insert(quotas)
    .values({ id: QUOTA, customerGoodsId: PRODUCT, ...line, validUntil: '2027-11-19' })

  const storeFlow = async (process: ProcessFile, stored: StoredFlow): Promise<string> => {
    const { status = -1, progress = 1, saved = {}, external = {} } = stored
    const businessId = process.type === ProcessType.activation ? QUOTA : PRODUCT
    await db.delete(contracts)
    await db.delete(flowHistory)
    await db.delete(customerDocuments)
    await db.delete(flows)
    await db.insert(flows).values({
      id: FLOW,
      tenantId: TENANT,
      customerId,
      customerGoodsId: PRODUCT,
      businessId,
      type: process.type,
      processKey: process.processKey,
      version: process.version,
      processInstanceId: 'instance',
      status,
      progress,
      revision: 1,
      forms: { ...saved },
      external: { ...external },
      createdAt: CREATED,
      updatedAt: CREATED,
    })
    return businessId
  }

  /** Signs the contract of the stored values, if there is one. */
  const signContract = async () => {
    await call(contractGenerate, { token, body: { flowOnlyId: FLOW } })
    await db.update(contracts).set({ signRequestedAt: CREATED, signedAt: CREATED })
  }

  return {
    /** Stores a flow and sends a save of it, with the tasks of the portal or without any. */
    save: async (
      { process, flow, save }: Verdict,
      businessProcessTaskData: ProcessSavePayload['businessProcessTaskData'] = [],
    ) => {
      const businessId = await storeFlow(process, flow)
      if (save.status === FlowStatus.committed) await signContract()
      const { type, processKey: modelKey } = process
      const body = { ...save, modelKey, type, businessId, businessProcessTaskData }
      return call(processSave, { token, body })
    },
    /** Reads the stored flow. */
    detail: async () => (await call(processDetail, { token, query: { id: FLOW } })).data,
  }
}
