import { useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { downloadFile } from '#src/api/download.ts'
import { uploadFile } from '#src/api/upload.ts'
import type { FormContext } from '#src/forms/model/form-types.ts'
import { OPTIONS_OF } from './option-sources.ts'
import { collectedData, useFlow } from '../flow/use-flow.ts'

/** What the forms of a step may ask for: one object for as long as the step is shown. */
export const useFormContext = (): FormContext => {
  const { plan, actor } = useFlow()
  const queries = useQueryClient()
  return useMemo(
    () => ({
      collected: collectedData(plan, actor),
      upload: uploadFile,
      fileUrl: async (attachment) => URL.createObjectURL(await downloadFile(attachment)),
      options: (source, query) =>
        queries.fetchQuery({
          queryKey: ['options', source, query],
          queryFn: () => OPTIONS_OF[source](query),
          staleTime: Infinity,
        }),
    }),
    [plan, actor, queries],
  )
}
