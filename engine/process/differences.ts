import { isJsonObject } from '../json/object.ts'
import type { FlowSnapshot, FlowState } from './flow.ts'
import type { ProcessPlan } from './plan.ts'

/** One answer that differs between what is typed here and what was saved elsewhere. */
export interface Difference {
  formName: string
  /** The field's title. */
  label: string
  mine: unknown
  theirs: unknown
}

/** The answers typed here and not saved that differ from what somebody else has saved, field by field. */
export const differences = (
  plan: ProcessPlan,
  { data, unsaved }: Pick<FlowState, 'data'> & { unsaved: readonly string[] },
  theirs: FlowSnapshot,
): Difference[] =>
  plan.steps
    .flatMap(({ forms }) => forms)
    .filter(({ id }) => unsaved.includes(id))
    .flatMap(({ id, name, schema }) => {
      const mine = isJsonObject(data[id]) ? data[id] : {}
      const saved = theirs.tasks.find((task) => task.id === id)?.variable
      const other = isJsonObject(saved) ? saved : {}
      const titles = isJsonObject(schema.properties) ? schema.properties : {}
      return [...new Set([...Object.keys(mine), ...Object.keys(other)])]
        .filter((field) => JSON.stringify(mine[field]) !== JSON.stringify(other[field]))
        .map((field) => ({
          formName: name,
          label: titleOf(titles[field]) ?? field,
          mine: mine[field],
          theirs: other[field],
        }))
    })

const titleOf = (schema: unknown): string | undefined =>
  isJsonObject(schema) && typeof schema.title === 'string' ? schema.title : undefined
