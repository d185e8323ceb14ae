import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processList, processSave } from '#schemas/api/process.ts'
import { beginApplication } from '#schemas/api/products.ts'
import type { ProcessFile } from '#schemas/process/definition.ts'
import { callServer } from './api.ts'
import type { Enterprise } from './customer.ts'
import { enterOpening } from './opening.ts'
import { operatorOf } from './operator.ts'
import { startOwnServer, type OwnServer } from './server.ts'
import { expect, test } from './test.ts'

/** The processes of a running server, which a journey may add to and change. */
export interface Processes {
  /** Writes the file of a process, as a new version of it, whether it comes into force or not. */
  write(process: ProcessFile): Promise<void>
  /** Writes the file of a process like `write`, and waits until the server lists it. */
  publish(process: ProcessFile): Promise<void>
  /** Publishes an opening, and opens its first step from the product's page. */
  begin(process: ProcessFile): Promise<void>
}

/**
 * A journey on its own server, whose processes it may change. Its files are removed at its end; the server
 * is reused by the next such journey.
 */
export const ownTest = test.extend<
  { processes: Processes },
  { processDir: string; versions: Map<string, number>; server: OwnServer }
>({
  processDir: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from this pattern
    async ({}, provide) => {
      const dir = await mkdtemp(join(tmpdir(), 'processes-'))
      await cp('schemas/processes', dir, { recursive: true })
      await provide(dir)
      await rm(dir, { recursive: true })
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from this pattern
  versions: [async ({}, provide) => provide(new Map()), { scope: 'worker' }],
  server: [
    async ({ processDir }, provide) => {
      const server = await startOwnServer({ PROCESS_DIR: processDir })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  processes: async ({ page, processDir, versions, server }, provide) => {
    const published = new Set<string>()
    const names = async () => {
      const list = await callServer(server.url, processList, { query: { goodsId: GOODS_ID } })
      return list.map(({ processName }) => processName)
    }
    const write = async (process: ProcessFile) => {
      const file = join(processDir, `${process.processKey}.json`)
      published.add(file)
      const version = Math.max(process.version, (versions.get(process.processKey) ?? 0) + 1)
      versions.set(process.processKey, version)
      await writeFile(file, JSON.stringify({ ...process, version }))
    }
    const publish = async (process: ProcessFile) => {
      await write(process)
      await expect.poll(names).toContain(process.processName)
    }
    await provide({
      write,
      publish,
      begin: async (process) => {
        await publish(process)
        await enterOpening(page)
      },
    })
    for (const file of published) await rm(file)
  },
})

/** The seed's product of receivables financing. */
const GOODS_ID = '1001'

/** Makes a step of one form with one required text field, `purpose`. */
export const formStep = (
  progress: number,
  title: string,
  step: { commit?: boolean; description?: string } = {},
) => ({
  id: `form-${progress}`,
  name: title,
  keyName: `form${progress}`,
  nodeType: 2,
  progress,
  content: {
    step: { title, ...step },
    schema: {
      type: 'object',
      required: ['purpose'],
      properties: { purpose: { type: 'string', title: `${title}说明`, minLength: 2 } },
    },
  },
})

/** Makes a process file for the products of receivables financing. */
export const smallProcess = (
  process: Pick<ProcessFile, 'processName' | 'processKey' | 'type' | 'actExForms'> &
    Partial<ProcessFile>,
): ProcessFile => ({ goodsTypes: [1], version: 1, ...process })

/** An opening of one step, which supersedes the sample process of eight. */
export const ONE_STEP_OPENING = smallProcess({
  processName: '产品开通',
  processKey: 'oneStepOpening',
  type: 1,
  version: 100,
  actExForms: [formStep(1, '开通申请', { commit: true })],
})

/** Commits an opening of one step by direct calls. @returns the flow's id */
export const submitOpening = async (url: string, { headers }: Enterprise): Promise<string> => {
  const { type, processKey } = ONE_STEP_OPENING
  const begun = await callServer(url, beginApplication, {
    headers,
    body: { goodsId: GOODS_ID, type },
  })
  const variable = { purpose: '采购原材料' }
  const { id } = await callServer(url, processSave, {
    headers,
    body: {
      variable: { 'form-1': variable },
      modelKey: processKey,
      type,
      businessId: begun.businessId,
      businessProcessTaskData: [{ id: 'form-1', nodeType: 2, nodeKey: 'form1', variable }],
      pass: true,
      progress: 2,
      status: 1,
    },
  })
  return id
}

/** Opens a product for a customer by direct calls. */
export const openProduct = async (url: string, enterprise: Enterprise): Promise<void> => {
  const id = await submitOpening(url, enterprise)
  await operatorOf(url).decide(id, { decision: 'approve' })
}
