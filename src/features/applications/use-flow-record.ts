import { useQuery } from '@tanstack/react-query'
import { flowRecord } from '#schemas/api/next-steps.ts'
import { recordDetail } from '#schemas/api/records.ts'
import { call } from '#src/api/call.ts'

/** Fetches the record that a flow decided about; null for a flow without one, and where the server knows none. */
export const useFlowRecord = (flowOnlyId: string) =>
  useQuery({
    queryKey: [flowRecord.name, flowOnlyId],
    queryFn: async ({ signal }) => {
      const options = { signal, hide: true }
      const { kind, id } = await call(flowRecord, { query: { flowOnlyId } }, options)
      return kind ? call(recordDetail, { query: { kind, id } }, options) : null
    },
    staleTime: 0,
    retry: false,
  })
