import { useQuery } from '@tanstack/react-query'
import { processInfo } from '#schemas/api/process.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import { createCompiler } from '#engine/process/compiler.ts'
import { isAvueOption, type Dialects } from '#engine/process/read-content.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { call } from '#src/api/call.ts'

/** The compiled process of a type for a product; fetched anew whenever its screens are entered. */
export const useProcessInfo = (goodId: string, processType: number) =>
  useQuery({
    queryKey: ['process', goodId, processType],
    queryFn: async ({ signal }) => {
      const info = await call(
        processInfo,
        { query: { goodsId: goodId, type: String(processType) } },
        { signal, hide: true },
      )
      return createCompiler(await dialectsOf(info))(info)
    },
    staleTime: Infinity,
    gcTime: 0,
  })

/** Fetches the converters that a definition needs. */
const dialectsOf = async ({ actExForms }: ProcessInfo): Promise<Dialects> => {
  if (!actExForms.some(mayHoldAvue)) return {}
  const { convertAvue } = await import('#engine/avue/convert-avue.ts')
  return { avue: convertAvue }
}

const mayHoldAvue = (entry: unknown): boolean => {
  const content = isJsonObject(entry) ? entry.content : undefined
  return isJsonObject(content)
    ? isAvueOption(content)
    : typeof content === 'string' && /"(column|group)"\s*:/.test(content)
}
