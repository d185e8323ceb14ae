import { membersOf } from '../form/all-fields.ts'
import { isJsonObject } from '../json/object.ts'
import { isSameJson } from '../json/same.ts'
import type { FlowSnapshot, FlowState } from './flow.ts'
import type { PlanForm, ProcessPlan } from './plan.ts'

/** A value that differs between the local draft and the data saved elsewhere. */
export interface Difference {
  form: PlanForm
  /** The member of the form's data. */
  field: string
  /** The field's title. */
  label: string
  mine: unknown
  theirs: unknown
}

/** Returns the unsaved values that differ from those that somebody else has saved, field by field. */
export const differences = (
  { steps }: ProcessPlan,
  { data, unsaved }: Pick<FlowState, 'data'> & { unsaved: readonly string[] },
  theirs: FlowSnapshot,
): Difference[] =>
  steps
    .flatMap(({ forms }) => forms)
    .filter(({ id }) => unsaved.includes(id))
    .flatMap((form) => {
      const { id, plan } = form
      const mine = isJsonObject(data[id]) ? data[id] : {}
      const saved = theirs.tasks.find((task) => task.id === id)?.variable
      const other = isJsonObject(saved) ? saved : {}
      const fields = membersOf(plan.root)
      return [...new Set([...Object.keys(mine), ...Object.keys(other)])]
        .filter((field) => !isSameJson(mine[field], other[field]))
        .map((field) => ({
          form,
          field,
          label: fields.get(field)?.title ?? field,
          mine: mine[field],
          theirs: other[field],
        }))
    })

/** Returns the data of the forms in which the customer prefers values of the other version, by form id. */
export const mergeTheirs = (
  data: FlowState['data'],
  preferred: readonly Difference[],
): Record<string, unknown> => {
  const merged: Record<string, unknown> = {}
  for (const { form, field, theirs } of preferred) {
    const held = merged[form.id] ?? data[form.id]
    merged[form.id] = { ...(isJsonObject(held) ? held : {}), [field]: theirs }
  }
  return merged
}
