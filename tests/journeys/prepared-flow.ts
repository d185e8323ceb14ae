import { readFileSync } from 'node:fs'
import { compileProcess } from '#engine/process/compile.ts'
import { shownSteps, stepAfter } from '#engine/process/steps.ts'
import { processSave } from '#schemas/api/process.ts'
import { beginApplication } from '#schemas/api/products.ts'
import type { ProcessFile } from '#schemas/process/definition.ts'
import { valuesFor } from '../engine/process/sample-values.ts'
import { callServer } from './api.ts'
import type { Enterprise } from './customer.ts'

const plan = compileProcess(
  JSON.parse(readFileSync('schemas/processes/receivables-opening.json', 'utf8')) as ProcessFile,
)

/** Options of the server, which a schema does not contain. */
const CHOSEN = {
  profile: { industry: 'C', industryClass: '3411', region: ['11', '1101', '110101'] },
  account: { bank: 'ICBC' },
}

/** A flow prepared by direct calls, and the URL at which it continues. */
export interface PreparedFlow {
  flowId: string
  url: string
}

/** Prepares an opening of a receivables product by direct calls: the steps before `progress`, or all. */
export const prepareOpening = async (
  server: string,
  { headers, companyName, creditCode }: Enterprise,
  progress = Infinity,
  goodsId = '1001',
): Promise<PreparedFlow> => {
  const { businessId } = await callServer(server, beginApplication, {
    headers,
    body: { goodsId, type: 1 },
  })
  const data: Record<string, unknown> = {}
  let flowId = ''
  for (const step of shownSteps(plan, { data, external: {} })) {
    if (step.progress >= progress) break
    const values = valuesFor(step)
    if (step.progress === 1)
      Object.assign(values['enterprise-profile'] as object, {
        companyName,
        creditCode,
        companyScale: 'small',
        ...CHOSEN.profile,
      })
    if (step.progress === 6) Object.assign(values['bank-account'] as object, CHOSEN.account)
    if (step.page.kind === 'fixed') values[step.page.entryId] = { confirmed: true }
    Object.assign(data, values)
    const next = stepAfter(plan, step.progress, { data, external: {} })
    const { id } = await callServer(server, processSave, {
      headers,
      body: {
        variable: values,
        modelKey: plan.processKey,
        type: 1,
        businessId,
        businessProcessTaskData: step.entries.map(({ id: entry, nodeType, keyName }) => ({
          id: entry,
          nodeType,
          nodeKey: keyName,
          variable: values[entry],
        })),
        pass: true,
        progress: next?.progress ?? step.progress + 1,
        status: next ? -1 : 1,
      },
    })
    flowId = id
  }
  return {
    flowId,
    url: `/product/processopen?processType=1&goodId=${goodsId}&businessId=${businessId}&flowOnlyId=${flowId}`,
  }
}
