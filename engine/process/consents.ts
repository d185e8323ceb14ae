import type { WidgetName } from '../widgets/widgets.ts'
import { updateAt } from '../json/path-values.ts'
import type { PlanStep, ProcessPlan } from './plan.ts'
import { wireReader, wireWriter } from './wire-values.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Returns saved values, by entry id, without the consents that were given: each round of an application asks for them
 * again. Everything else keeps its identity.
 */
export const withoutConsents = (plan: ProcessPlan, saved: Values): Values =>
  withoutWidgets(plan, saved, new Set(['consent']))

/** Returns saved values, by entry id, without those of fields with these widgets. */
export const withoutWidgets = (
  plan: ProcessPlan,
  saved: Values,
  widgets: ReadonlySet<WidgetName>,
): Values => {
  const read = wireReader(plan)
  const write = wireWriter(plan)
  const changed = plan.steps.flatMap(({ forms }) =>
    forms.flatMap(({ id, plan: { fields } }): [string, unknown][] => {
      const removed = fields.filter(({ widget, path }) => widgets.has(widget) && path.length > 0)
      if (removed.length === 0 || !Object.hasOwn(saved, id)) return []
      const before = read(id, saved[id])
      const after = removed.reduce(
        (value: unknown, { path }) => updateAt(value, path, () => undefined),
        before,
      )
      return after === before ? [] : [[id, write(id, after)]]
    }),
  )
  return changed.length === 0 ? saved : { ...saved, ...Object.fromEntries(changed) }
}

/** Returns the first step with a value that `saved` has and `left` lacks. */
export const firstToConsent = (
  { steps }: ProcessPlan,
  saved: Values,
  left: Values,
): PlanStep | undefined => steps.find(({ forms }) => forms.some(({ id }) => saved[id] !== left[id]))
