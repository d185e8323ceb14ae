import type { ProcessInfo } from '#schemas/process/definition.ts'
import creditLineApplication from '#schemas/processes/credit-line-application.json' with { type: 'json' }
import quotaActivation from '#schemas/processes/quota-activation.json' with { type: 'json' }
import receivablesOpening from '#schemas/processes/receivables-opening.json' with { type: 'json' }

/** The processes that ship with the portal. */
export const realProcesses = { receivablesOpening, creditLineApplication, quotaActivation }

/** Makes a process of these entries. */
export const processOf = (...actExForms: unknown[]): ProcessInfo => ({
  processName: '测试流程',
  processKey: 'test',
  actExForms,
})

/** A schema that only `{ name: '…' }` satisfies. */
export const nameRequired = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', title: '名称' } },
}

interface EntryOptions {
  id?: string
  name?: string
  keyName?: string
  nodeType?: number
  schema?: object
  uiSchema?: object
  step?: object
  formData?: unknown
  content?: unknown
}

/** Makes a form entry without required fields; defaults to the id `f1` for progress 1. */
export const entry = (
  progress: number,
  { schema = { type: 'object' }, uiSchema, step, formData, ...others }: EntryOptions = {},
) => ({
  id: `f${progress}`,
  name: `第${progress}步`,
  keyName: `k${progress}`,
  nodeType: 2,
  progress,
  content: {
    schema,
    ...(uiSchema && { uiSchema }),
    ...(step && { step }),
    ...(formData !== undefined && { formData }),
  },
  ...others,
})

/** Makes the entry of a fixed page. */
export const fixedPage = (progress: number, options: EntryOptions = {}) =>
  entry(progress, { nodeType: 1, keyName: 'contractSigning', content: {}, ...options })

/** Makes the entry of external data, available from `progress` on. */
export const externalDatum = (progress: number, keyName: string) => ({
  id: `external-${keyName}`,
  name: '外部数据',
  keyName,
  nodeType: -1,
  progress,
})

/** Makes the entry of a step with a condition: the form of key `k1` has `{ more: true }`. */
export const ifMore = {
  required: ['k1'],
  properties: { k1: { required: ['more'], properties: { more: { const: true } } } },
}
