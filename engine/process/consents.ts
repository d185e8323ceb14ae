import type { Field } from '../form/form-plan.ts'
import { updateAt } from '../json/path-values.ts'
import type { PlanStep, ProcessPlan } from './plan.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Returns saved values, by entry id, without the consents that were given: each round of an application asks for them
 * again. Everything else keeps its identity.
 */
export const withoutConsents = (plan: ProcessPlan, saved: Values): Values => {
  const changed = plan.steps.flatMap(({ forms }) =>
    forms.flatMap(({ id, plan: { fields } }): [string, unknown][] => {
      const before = saved[id]
      const after = fields
        .filter(isConsent)
        .reduce((value: unknown, { path }) => updateAt(value, path, () => undefined), before)
      return after === before ? [] : [[id, after]]
    }),
  )
  return changed.length === 0 ? saved : { ...saved, ...Object.fromEntries(changed) }
}

/** Returns the first step with a consent that `saved` has and `left` lacks. */
export const firstToConsent = (
  { steps }: ProcessPlan,
  saved: Values,
  left: Values,
): PlanStep | undefined => steps.find(({ forms }) => forms.some(({ id }) => saved[id] !== left[id]))

const isConsent = ({ widget, path }: Field): boolean => widget === 'consent' && path.length > 0
