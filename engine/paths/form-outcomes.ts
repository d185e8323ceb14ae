import type { Field } from '../form/form-plan.ts'
import type { PlanForm, PlanStep, ProcessPlan } from '../process/plan.ts'
import { conditionsOnTheWay, formWithOutcome, type ConditionAt } from './form-with-field.ts'

/** An outcome of a condition within a form, with values of the form that lead to it. */
export interface FormOutcome {
  step: PlanStep
  form: PlanForm
  /** The field that the condition decides about. */
  field: Field
  holds: boolean
  values: Readonly<Record<string, unknown>>
}

/** The outcomes of all conditions within forms: those that valid values lead to, and those for which none were found. */
export interface FormOutcomes {
  outcomes: readonly FormOutcome[]
  missing: readonly Omit<FormOutcome, 'values'>[]
}

/** Returns, for each condition within the forms of a process, valid values with which it holds and with which it doesn't. */
export const formOutcomes = ({ steps }: ProcessPlan): FormOutcomes => {
  const all = steps.flatMap((step) =>
    step.forms.flatMap((form) =>
      conditionsOf(form).flatMap(({ field, ...at }) =>
        [true, false].map((holds) => ({
          step,
          form,
          field,
          holds,
          values: formWithOutcome(form.plan, field, at, holds),
        })),
      ),
    ),
  )
  return {
    outcomes: all.flatMap(({ values, ...outcome }) => (values ? [{ ...outcome, values }] : [])),
    missing: all.flatMap(({ values, ...outcome }) => (values ? [] : [outcome])),
  }
}

/** Each condition of a form once, with a field that it decides about; `then` and `else` are two sides of one. */
const conditionsOf = ({ plan }: PlanForm): (ConditionAt & { field: Field })[] => {
  const known = new Map<string, ConditionAt & { field: Field }>()
  for (const field of plan.fields)
    for (const at of conditionsOnTheWay(plan.root, field)) {
      // Of branches the customer chooses one: the others are not taken.
      if (at.condition.kind === 'branch') continue
      const key = at.condition.pointer.replace(/\/(then|else)$/, '/if')
      if (!known.has(key)) known.set(key, { ...at, field })
    }
  return [...known.values()]
}
