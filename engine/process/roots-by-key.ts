import type { Field } from '../form/form-plan.ts'
import type { ProcessPlan } from './plan.ts'

type Roots = ReadonlyMap<string, Field | undefined>

/** Returns by keyName the form that collects the data; undefined where it has no schema. */
export const rootsByKey = (plan: ProcessPlan): Roots => {
  const roots = found.get(plan) ?? rootsOf(plan)
  found.set(plan, roots)
  return roots
}

/** Several checks ask for each step. */
const found = new WeakMap<ProcessPlan, Roots>()

const rootsOf = ({ steps, externalData }: ProcessPlan): Roots =>
  new Map([
    ...externalData.map(({ keyName, plan }) => [keyName, plan?.root] as const),
    ...steps.flatMap(({ forms }) =>
      forms.map(({ keyName, plan }) => [keyName, plan.root] as const),
    ),
  ])
