import { useQuery } from '@tanstack/react-query'
import { processInfo } from '#schemas/api/process.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { call } from '#src/api/call.ts'

/** The process of a kind for a product, compiled. Read afresh whenever its screens are entered. */
export const useProcessInfo = (goodId: string, processType: number) =>
  useQuery({
    queryKey: ['process', goodId, processType],
    queryFn: async ({ signal }) =>
      compileProcess(
        await call(
          processInfo,
          { query: { goodsId: goodId, type: String(processType) } },
          { signal, hide: true },
        ),
      ),
    staleTime: Infinity,
    gcTime: 0,
  })
