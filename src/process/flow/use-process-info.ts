import { useQuery } from '@tanstack/react-query'
import { processInfo } from '#schemas/api/process.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { createCompiler } from '#engine/process/compiler.ts'
import { isAvueOption, type Dialects } from '#engine/process/read-content.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { call } from '#src/api/call.ts'
import { prepareFlowDrafts } from './flow-drafts.ts'
import { recordOf, type DefinitionAddress, type ProcessAddress } from './process-address.ts'
import { definitionOf, takeAhead } from './read-ahead.ts'
import { rememberDefinition } from './trace-recorder.ts'

/** The compiled process of an address; fetched anew whenever its screens are entered. */
export const useProcessInfo = (address: ProcessAddress) =>
  useQuery({
    queryKey: ['process', address.goodId, address.processType, recordOf(address)],
    queryFn: async ({ signal }) => {
      const [plan] = await Promise.all([
        takeAhead(definitionOf(address), () => readProcess(address, signal)),
        prepareFlowDrafts(),
      ])
      return plan
    },
    staleTime: Infinity,
    gcTime: 0,
  })

/**
 * Fetches and compiles the process of a type for a product or a record.
 *
 * @throws ApiError
 */
export const readProcess = async (
  address: DefinitionAddress,
  signal?: AbortSignal,
): Promise<ProcessPlan> => {
  const { goodId, processType } = address
  const businessId = recordOf(address)
  const info = await call(
    processInfo,
    {
      query: {
        goodsId: goodId,
        type: String(processType),
        ...(businessId !== undefined && { businessId }),
      },
    },
    { ...(signal && { signal }), hide: true },
  )
  return compileInfo(info)
}

/** Compiles a definition, with the readers of the languages that it uses. */
export const compileInfo = async (info: ProcessInfo): Promise<ProcessPlan> => {
  const plan = createCompiler(await dialectsOf(info))(info)
  rememberDefinition(plan, info)
  return plan
}

/** Fetches the readers of the languages that a definition uses, and for authors the sentences of diagnostics. */
const dialectsOf = async ({ actExForms }: ProcessInfo): Promise<Dialects> => {
  const [avue, condition, words] = await Promise.all([
    actExForms.some(mayHoldAvue)
      ? import('#engine/avue/convert-avue.ts').then(({ convertAvue }) => convertAvue)
      : undefined,
    actExForms.some(mayHoldExpression)
      ? import('#engine/expression/open-condition.ts').then(({ openCondition }) => openCondition)
      : undefined,
    !import.meta.env.PROD || import.meta.env.MODE === 'demo'
      ? import('#engine/process/author-words.ts').then(({ authorWords }) => authorWords)
      : undefined,
  ])
  return { ...(avue && { avue }), ...(condition && { condition }), ...words }
}

const mayHoldAvue = (entry: unknown): boolean => {
  const content = isJsonObject(entry) ? entry.content : undefined
  return isJsonObject(content)
    ? isAvueOption(content)
    : typeof content === 'string' && /"(column|group)"\s*:/.test(content)
}

/** Tells whether the condition of an entry's step may be an expression. */
const mayHoldExpression = (entry: unknown): boolean =>
  isJsonObject(entry) && /\\?"when\\?"\s*:\s*\\?"/.test(JSON.stringify(entry.content) ?? '')
