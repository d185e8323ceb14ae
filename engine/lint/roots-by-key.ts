import type { Field } from '../form/form-plan.ts'
import type { ProcessPlan } from '../process/plan.ts'

/** Returns by keyName the form that collects the data; undefined where it has no schema. */
export const rootsByKey = ({
  steps,
  externalData,
}: ProcessPlan): ReadonlyMap<string, Field | undefined> =>
  new Map([
    ...externalData.map(({ keyName, plan }) => [keyName, plan?.root] as const),
    ...steps.flatMap(({ forms }) =>
      forms.map(({ keyName, plan }) => [keyName, plan.root] as const),
    ),
  ])
