import { useQuery } from '@tanstack/react-query'
import type { DataOf } from '#schemas/api/contract.ts'
import { processHandedIn } from '#schemas/api/process.ts'
import { call } from '#src/api/call.ts'
import { fileAddress, readAttachment } from '#src/api/download.ts'
import { financeCalls } from '#src/process/context/finance-calls.ts'
import { OPTIONS_OF } from '#src/process/context/option-sources.ts'
import { compileInfo } from '#src/process/flow/use-process-info.ts'
import { reviewedFlow, type ReviewedFlow } from '#src/process/review/reviewed-flow.ts'

/** A flow as it was handed in. */
export interface HandedIn extends ReviewedFlow {
  details: DataOf<typeof processHandedIn>
}

/** Fetches what was handed in with a flow, and compiles the definition that it keeps. */
export const useHandedIn = (id: string) =>
  useQuery({
    queryKey: [processHandedIn.name, id],
    queryFn: async ({ signal }): Promise<HandedIn> => {
      const details = await call(processHandedIn, { query: { id } }, { signal, hide: true })
      const flow = reviewedFlow(await compileInfo(details.process), details, {
        options: (source, query) => OPTIONS_OF[source](query),
        fileUrl: fileAddress,
        fileDetail: readAttachment,
        ...financeCalls,
      })
      return { ...flow, details }
    },
    staleTime: 0,
  })
