import { useMemo } from 'react'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { downloadFile } from '#src/api/download.ts'
import { uploadFile } from '#src/api/upload.ts'
import type { FormContext } from '#src/forms/model/form-types.ts'
import { OPTIONS_OF } from './option-sources.ts'
import { collectedData, useFlow } from '../flow/use-flow.ts'

/** The form context of a step: collected data, uploads and options. The object is stable while the step is shown. */
export const useFormContext = (): FormContext => {
  const { plan, actor, aside } = useFlow()
  return useMemo(
    () => ({
      collected: collectedData(plan, actor),
      sourceNames: sourceNames(plan),
      aside,
      upload: uploadFile,
      fileUrl: async (attachment) => URL.createObjectURL(await downloadFile(attachment)),
      options: (source, query) => OPTIONS_OF[source](query),
    }),
    [plan, actor, aside],
  )
}

const sourceNames = ({ externalData, steps }: ProcessPlan) =>
  Object.fromEntries(
    [...externalData, ...steps.flatMap(({ forms }) => forms)].map(({ keyName, name }) => [
      keyName,
      name,
    ]),
  )
