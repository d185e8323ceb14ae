import type { ProcessPlan } from './plan.ts'

/** Returns the values with which the forms of a process begin, by entry id. */
export const initialData = (plan: ProcessPlan): Record<string, unknown> =>
  Object.fromEntries(
    plan.steps.flatMap(({ forms }) =>
      forms.flatMap(({ id, plan: { formData } }) =>
        formData === undefined ? [] : [[id, formData]],
      ),
    ),
  )
