import { readFileSync } from 'node:fs'
import { mapAt } from '#engine/json/path-values.ts'
import { compileProcess } from '#engine/process/compile.ts'
import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import { shownSteps, stepAfter } from '#engine/process/steps.ts'
import { upload, type Attachment } from '#schemas/api/files.ts'
import { processSave } from '#schemas/api/process.ts'
import { beginApplication } from '#schemas/api/products.ts'
import { recordList } from '#schemas/api/records.ts'
import { bankCardSave } from '#schemas/api/resources.ts'
import type { ProcessFile } from '#schemas/process/definition.ts'
import type { FixedPageKey } from '#schemas/process/fixed-pages.ts'
import { valuesFor } from '#engine/paths/sample-values.ts'
import { callServer } from './api.ts'
import type { Enterprise } from './customer.ts'
import { operatorOf } from './operator.ts'
import { signContract } from './sign-contract.ts'

const planOf = (name: string) =>
  compileProcess(JSON.parse(readFileSync(`schemas/processes/${name}.json`, 'utf8')) as ProcessFile)

const OPENING = planOf('receivables-opening')
const CREDIT_LINE = planOf('credit-line-application')

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
  const { companyName, creditCode } = enterprise
  const { flowId, businessId } = await prepareFlow(server, enterprise, {
    plan: OPENING,
    type: 1,
    goodsId,
    progress,
    complete: (values, step) => {
      if (values['registry-verdict']) values['registry-verdict'] = { matches: 'yes' }
      if (values['enterprise-profile'])
        Object.assign(values['enterprise-profile'], {
          companyName,
          creditCode,
          companyScale: 'small',
          ...CHOSEN.profile,
        })
      if (step.progress === 6) Object.assign(values['bank-account'] as object, CHOSEN.account)
    },
  })
  return {
    flowId,
    url: `/product/processopen?processType=1&goodId=${goodsId}&businessId=${businessId}&flowOnlyId=${flowId}`,
  }
}

/** Prepares an active credit line of a product by direct calls, and a saved account of the customer's bank. */
export const prepareCreditLine = async (
  server: string,
  enterprise: Enterprise,
  appliedAmount: string,
): Promise<void> => {
  const { headers, companyName } = enterprise
  const operator = operatorOf(server)
  const goodsId = '1001'
  const opening = await prepareOpening(server, enterprise, Infinity, goodsId)
  await operator.decide(opening.flowId, { decision: 'approve' })
  const application = await prepareFlow(server, enterprise, {
    plan: CREDIT_LINE,
    type: 2,
    goodsId,
    complete: (values) => {
      if (values['credit-demand'])
        Object.assign(values['credit-demand'], { appliedAmount, guaranteeMethod: 'credit' })
    },
  })
  await operator.decide(application.flowId, { decision: 'approve' })
  const { records } = await callServer(server, recordList, {
    headers,
    query: { kind: 'creditLine', current: 1, size: 1 },
  })
  await operator.perform('creditLine', records[0]?.id ?? '', 'activate')
  await callServer(server, bankCardSave, {
    headers,
    body: { accountName: companyName, bank: 'CMB', accountNo: '6222021001116245' },
  })
}

interface Wanted {
  plan: ProcessPlan
  type: 1 | 2
  goodsId: string
  /** The steps before it are saved; by default all. */
  progress?: number
  /** Changes the sample values of a step to those that the server takes. */
  complete: (values: Record<string, unknown>, step: PlanStep) => void
}

const prepareFlow = async (
  server: string,
  enterprise: Enterprise,
  { plan, type, goodsId, progress = Infinity, complete }: Wanted,
) => {
  const { headers } = enterprise
  const { businessId, flowOnlyId } = await callServer(server, beginApplication, {
    headers,
    body: { goodsId, type },
  })
  let uploaded = 0
  const uploadNext = () => uploadFile(server, headers, `${(uploaded += 1)}`)
  const data: Record<string, unknown> = {}
  let flowId = flowOnlyId
  for (const step of shownSteps(plan, { data, external: {} })) {
    if (step.progress >= progress) break
    const values = await withAttachments(step, valuesFor(step), uploadNext)
    complete(values, step)
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
        type,
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
  return { flowId, businessId }
}

/** Uploads a file whose content is of its name: places of a form ask for different files. */
const uploadFile = (server: string, headers: Enterprise['headers'], name: string) => {
  const body = new FormData()
  body.set('file', new File([`%PDF-1.7 ${name}`], `资料${name}.pdf`))
  return callServer(server, upload, { headers, body })
}

/** Puts files of the customer's own in the places of sample attachments. */
const withAttachments = async (
  { forms }: PlanStep,
  values: Record<string, unknown>,
  uploadNext: () => Promise<Attachment>,
): Promise<Record<string, unknown>> => {
  const held = { ...values }
  for (const { id, plan } of forms)
    for (const { path } of plan.fields.filter(({ widget }) => widget === 'upload')) {
      const samples: unknown[] = []
      mapAt(held[id], path, (files) => {
        if (Array.isArray(files)) samples.push(...(files as unknown[]))
        return files
      })
      const own = await Promise.all(samples.map(uploadNext))
      held[id] = mapAt(held[id], path, (files) =>
        Array.isArray(files) ? files.map(() => own.shift()) : files,
      )
    }
  return held
}
