import { useQuery } from '@tanstack/react-query'
import {
  operatorBankBranches,
  submissionDetail,
  type SubmissionDetails,
} from '#schemas/api/operator-queues.ts'
import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import { collectedByKey, shownSteps } from '#engine/process/steps.ts'
import { convertValues, wireReader } from '#engine/process/wire-values.ts'
import type { ReviewContext } from '#src/forms/review/review-list.tsx'
import { optionsThrough } from '#src/process/context/option-sources.ts'
import { sourceNames } from '#src/process/context/use-form-context.ts'
import { compileInfo } from '#src/process/flow/use-process-info.ts'
import { operatorCall, operatorFile } from '../operator-call.ts'

/** A submission with its compiled definition and its values. */
export interface ReadSubmission {
  details: SubmissionDetails
  /** The steps with forms that the customer sees. */
  steps: readonly PlanStep[]
  values: Readonly<Record<string, unknown>>
  /** The values of the commit before; undefined in the first round. */
  before: Readonly<Record<string, unknown>> | undefined
  context: ReviewContext
}

/** Fetches a submission, and compiles the definition that it keeps. */
export const useSubmission = (id: string) =>
  useQuery({
    queryKey: [submissionDetail.name, id],
    queryFn: async ({ signal }): Promise<ReadSubmission> => {
      const details = await operatorCall(submissionDetail, { query: { id }, signal })
      const plan = await compileInfo(details.process)
      return read(plan, details)
    },
  })

const read = (plan: ProcessPlan, details: SubmissionDetails): ReadSubmission => {
  const { external } = details
  const reader = wireReader(plan)
  const data = convertValues(details.values, reader)
  const before = convertValues(details.before, reader)
  return {
    details,
    steps: shownSteps(plan, { data, external }).filter(({ forms }) => forms.length > 0),
    values: data,
    before: Object.keys(before).length > 0 ? before : undefined,
    context: {
      collected: collectedByKey(plan, { data, external }),
      sourceNames: sourceNames(plan),
      officialSources: plan.externalData.flatMap(({ official }) => official),
      options: (source, query) => OPTIONS[source](query),
      fileUrl: async ({ attachId }) => URL.createObjectURL(await operatorFile(attachId)),
    },
  }
}

const OPTIONS = optionsThrough((query) => operatorCall(operatorBankBranches, { query }))
