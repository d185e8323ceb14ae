import { useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { dictionary, regionTree } from '#schemas/api/tenant.ts'
import { call } from '#src/api/call.ts'
import { uploadFile } from '#src/api/upload.ts'
import type { FormContext } from '#src/forms/form-types.ts'
import { collectedData, useFlow } from './use-flow.ts'

/** What the forms of a step may ask for: one object for as long as the step is shown. */
export const useFormContext = (): FormContext => {
  const { plan, actor } = useFlow()
  const queries = useQueryClient()
  return useMemo(
    () => ({
      collected: collectedData(plan, actor),
      upload: uploadFile,
      dictionary: (code) =>
        queries.fetchQuery({
          queryKey: ['dictionary', code],
          queryFn: () => call(dictionary, { query: { code } }, { hide: true }),
          staleTime: Infinity,
        }),
      regions: (parentCode) =>
        queries.fetchQuery({
          queryKey: ['regions', parentCode],
          queryFn: () => call(regionTree, { query: { parentCode } }, { hide: true }),
          staleTime: Infinity,
        }),
    }),
    [plan, actor, queries],
  )
}
