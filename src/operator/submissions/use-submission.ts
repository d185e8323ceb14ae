import { useQuery } from '@tanstack/react-query'
import {
  operatorBankBranches,
  submissionDetail,
  type SubmissionDetails,
} from '#schemas/api/operator-queues.ts'
import { repaymentCalculate } from '#schemas/api/repayment.ts'
import { optionsThrough } from '#src/process/context/option-sources.ts'
import { compileInfo } from '#src/process/flow/use-process-info.ts'
import { reviewedFlow, type ReviewedFlow } from '#src/process/review/reviewed-flow.ts'
import { operatorCall, operatorFileAddress } from '../operator-call.ts'

/** A submission with its compiled definition and its values. */
export interface ReadSubmission extends ReviewedFlow {
  details: SubmissionDetails
}

/** Fetches a submission, and compiles the definition that it keeps. */
export const useSubmission = (id: string) =>
  useQuery({
    queryKey: [submissionDetail.name, id],
    queryFn: async ({ signal }): Promise<ReadSubmission> => {
      const details = await operatorCall(submissionDetail, { query: { id }, signal })
      const plan = await compileInfo(details.process)
      const flow = reviewedFlow(plan, details, {
        options: (source, query) => OPTIONS[source](query),
        fileUrl: ({ attachId }) => operatorFileAddress(attachId),
        trial: (terms, aborted) =>
          operatorCall(repaymentCalculate, { body: terms, signal: aborted }),
      })
      return { ...flow, details }
    },
  })

const OPTIONS = optionsThrough((query) => operatorCall(operatorBankBranches, { query }))
