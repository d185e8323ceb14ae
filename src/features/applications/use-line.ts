import { useQuery } from '@tanstack/react-query'
import { recordDetail } from '#schemas/api/records.ts'
import { call } from '#src/api/call.ts'

/** Fetches the record of an active credit line, which says what it can be used for; nothing for ''. */
export const useLine = (id: string) =>
  useQuery({
    queryKey: [recordDetail.name, 'creditLine', id],
    queryFn: ({ signal }) =>
      call(recordDetail, { query: { kind: 'creditLine', id } }, { signal, hide: true }),
    enabled: id !== '',
    staleTime: 0,
    retry: false,
  })
