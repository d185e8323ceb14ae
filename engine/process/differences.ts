import { membersOf } from '../form/all-fields.ts'
import { isJsonObject } from '../json/object.ts'
import type { FlowSnapshot, FlowState } from './flow.ts'
import type { ProcessPlan } from './plan.ts'

/** A value that differs between the local draft and the data saved elsewhere. */
export interface Difference {
  formName: string
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
    .flatMap(({ id, name, plan: { root } }) => {
      const mine = isJsonObject(data[id]) ? data[id] : {}
      const saved = theirs.tasks.find((task) => task.id === id)?.variable
      const other = isJsonObject(saved) ? saved : {}
      const fields = membersOf(root)
      return [...new Set([...Object.keys(mine), ...Object.keys(other)])]
        .filter((field) => JSON.stringify(mine[field]) !== JSON.stringify(other[field]))
        .map((field) => ({
          formName: name,
          label: fields.get(field)?.title ?? field,
          mine: mine[field],
          theirs: other[field],
        }))
    })
