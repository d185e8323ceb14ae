import { readFileSync } from 'node:fs'
import { mapAt } from '#engine/json/path-values.ts'
import { compileProcess } from '#engine/process/compile.ts'
import type { PlanStep } from '#engine/process/plan.ts'
import { shownSteps, stepAfter } from '#engine/process/steps.ts'
import { upload, type Attachment } from '#schemas/api/files.ts'
import { processSave } from '#schemas/api/process.ts'
import { beginApplication } from '#schemas/api/products.ts'
import type { ProcessFile } from '#schemas/process/definition.ts'
import type { FixedPageKey } from '#schemas/process/fixed-pages.ts'
import { valuesFor } from '#engine/paths/sample-values.ts'
import { callServer } from './api.ts'
import type { Enterprise } from './customer.ts'
import { signContract } from './sign-contract.ts'

const plan = compileProcess(
  JSON.parse(readFileSync('schemas/processes/receivables-opening.json', 'utf8')) as ProcessFile,
)

const SIGNING: FixedPageKey = 'contractSigning'

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
  enterprise: Enterprise,
  progress = Infinity,
  goodsId = '1001',
): Promise<PreparedFlow> => {
  const { headers, companyName, creditCode } = enterprise
  const { businessId, flowOnlyId } = await callServer(server, beginApplication, {
    headers,
    body: { goodsId, type: 1 },
  })
  const attachment = await uploadFile(server, headers)
  const data: Record<string, unknown> = {}
  let flowId = flowOnlyId
  for (const step of shownSteps(plan, { data, external: {} })) {
    if (step.progress >= progress) break
    const values = withAttachments(step, valuesFor(step), attachment)
    if (values['registry-verdict']) values['registry-verdict'] = { matches: 'yes' }
    if (values['enterprise-profile'])
      Object.assign(values['enterprise-profile'], {
        companyName,
        creditCode,
        companyScale: 'small',
        ...CHOSEN.profile,
      })
    if (step.progress === 6) Object.assign(values['bank-account'] as object, CHOSEN.account)
    if (step.page.kind === 'fixed') values[step.page.entryId] = { confirmed: true }
    if (step.page.kind === 'fixed' && step.page.key === SIGNING)
      await signContract(server, enterprise, flowId)
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

const uploadFile = (server: string, headers: Enterprise['headers']) => {
  const body = new FormData()
  body.set('file', new File(['%PDF-1.7'], '资料.pdf'))
  return callServer(server, upload, { headers, body })
}

const inPlaceOf = (attachment: Attachment) => (files: unknown) =>
  Array.isArray(files) ? files.map(() => attachment) : files

/** Puts the customer's own file in the place of every sample attachment. */
const withAttachments = (
  { forms }: PlanStep,
  values: Record<string, unknown>,
  attachment: Attachment,
): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(
    forms.map(({ id, plan: form }) => [
      id,
      form.fields
        .filter(({ widget }) => widget === 'upload')
        .reduce((held, { path }) => mapAt(held, path, inPlaceOf(attachment)), values[id]),
    ]),
  ),
})
