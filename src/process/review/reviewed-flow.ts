import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import { collectedByKey, shownSteps } from '#engine/process/steps.ts'
import { convertValues, wireReader } from '#engine/process/wire-values.ts'
import type { ReviewContext } from '#src/forms/review/review-list.tsx'
import { sourceNames } from '../context/use-form-context.ts'

type Values = Readonly<Record<string, unknown>>

/** The values of a flow that is not filled in here, ready to be shown. */
export interface ReviewedFlow {
  /** The steps with forms that the customer sees. */
  steps: readonly PlanStep[]
  values: Values
  /** The values of the commit before; undefined in the first round. */
  before: Values | undefined
  context: ReviewContext
}

interface StoredFlow {
  /** The values by entry id, as they are on the wire. */
  values: Values
  before?: Values
  /** External data by keyName. */
  external: Values
}

/** Reads the values of a flow by its compiled definition; `services` load the names of codes, and files. */
export const reviewedFlow = (
  plan: ProcessPlan,
  { values, before = {}, external }: StoredFlow,
  services: Pick<ReviewContext, 'options' | 'fileUrl' | 'fileDetail' | 'records' | 'trial'>,
): ReviewedFlow => {
  const reader = wireReader(plan)
  const data = convertValues(values, reader)
  return {
    steps: shownSteps(plan, { data, external }).filter(({ forms }) => forms.length > 0),
    values: data,
    before: Object.keys(before).length > 0 ? convertValues(before, reader) : undefined,
    context: {
      collected: collectedByKey(plan, { data, external }),
      sourceNames: sourceNames(plan),
      officialSources: plan.externalData.flatMap(({ official }) => official),
      ...services,
    },
  }
}
