import { fieldAt } from '../form/all-fields.ts'
import type { Field } from '../form/form-plan.ts'
import { ITEM } from '../json/path-values.ts'
import { pointerTokens } from '../json/pointer.ts'
import { knownFrom } from '../process/known-keys.ts'
import type { PlanStep, ProcessPlan } from '../process/plan.ts'
import { wrongSource } from './check-sources.ts'
import { rootsByKey } from '../process/roots-by-key.ts'

/** The data that options of a step may point to: what is collected before it, and the forms of the step itself. */
export interface PointedData {
  /** Returns the problem of a pointer; undefined where it leads to a single value. */
  wrong(pointer: string): string | undefined
  /** Returns the field that a pointer leads to; undefined for data without a schema. */
  fieldAt(pointer: string): Field | undefined
}

/** Returns the data that options of a step may point to. */
export const pointedData = (plan: ProcessPlan, step: PlanStep): PointedData => {
  const data = found.get(step) ?? dataOf(plan, step)
  found.set(step, data)
  return data
}

/** Several checks ask for each field. */
const found = new WeakMap<PlanStep, PointedData>()

const dataOf = (plan: ProcessPlan, step: PlanStep): PointedData => {
  const roots = rootsByKey(plan)
  const keys = [
    ...[...knownFrom(plan)].flatMap(([key, from]) => (from <= step.progress ? [key] : [])),
    ...step.forms.map(({ keyName }) => keyName),
  ]
  return {
    wrong: (pointer) => wrongSource(pointer, { type: 'string' }, keys, roots),
    fieldAt: (pointer) => {
      const [key = '', ...path] = pointerTokens(pointer)
      const root = roots.get(key)
      return (
        root &&
        fieldAt(
          root,
          path.map((token) => (/^\d+$/.test(token) ? ITEM : token)),
        )
      )
    },
  }
}
