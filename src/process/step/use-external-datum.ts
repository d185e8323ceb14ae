import { useSelector } from '@xstate/react'
import type { PlanStep } from '#engine/process/plan.ts'
import { collectedByKey } from '#engine/process/steps.ts'
import { compileForm } from '#engine/form/compile-form.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { useFlow } from '../flow/use-flow.ts'

/** External data with the schema by which a page shows it. */
export interface ShownDatum {
  name: string
  /** The titles of its fields; a field without one is shown by its name. */
  form: FormPlan
  /** Undefined until it has arrived. */
  value: unknown
}

/** The external data of a fixed page: of those up to its step, the one that basicsCurrent counts, else the last. */
export const useExternalDatum = (step: PlanStep): ShownDatum | undefined => {
  const { plan, actor } = useFlow()
  const collected = useSelector(actor, ({ context }) => collectedByKey(plan, context))
  const known = plan.externalData.filter(({ progress }) => progress <= step.progress)
  const place = step.page.kind === 'fixed' ? Number(step.page.basicsCurrent) : NaN
  const datum = known[place - 1] ?? known.at(-1)
  return datum && { name: datum.name, form: datum.plan ?? NO_FORM, value: collected[datum.keyName] }
}

const NO_FORM = compileForm({ schema: {} })
