import { applicableValues, isAskedFor } from '../form/applicability.ts'
import type { Condition, Field, FormPlan } from '../form/form-plan.ts'
import { isJsonObject } from '../json/object.ts'
import { isFilledIn } from '../validation/condition.ts'
import { readsIn } from '../explanation/condition-reads.ts'
import { valueAt, withValueAt } from '../json/values-at.ts'
import { ownValues } from './condition-values.ts'
import { sampleOf } from './sample-values.ts'

/** The combinations of values that are tried at most, for one field. */
const MOST_TRIED = 500

/** Returns valid values of a form in which a field is asked for; undefined where none are found. */
export const formWithField = (
  form: FormPlan,
  field: Field,
): Record<string, unknown> | undefined => {
  const path = field.path.map(String)
  const holder = path.slice(0, -1)
  const raw = withValueAt(sampleOf(form.root, 0), path, sampleOf(field, 0))
  const choices = decidingChoices(field)
  let tried = 0
  for (const values of combinationsOf([...choices.values()])) {
    tried += 1
    if (tried > MOST_TRIED) return undefined
    const data = [...choices.keys()].reduce(
      (whole, name, at) => withValueAt(whole, [...holder, name], values[at]),
      raw,
    )
    const { kept } = applicableValues(form, data)
    if (
      isJsonObject(kept) &&
      valueAt(kept, path) !== undefined &&
      isAskedFor(form, kept, path) &&
      isFilledIn(form.schema, kept)
    )
      return kept
  }
  return undefined
}

/** The siblings that decide whether a field is asked for, each with the values worth trying. */
const decidingChoices = ({ conditions, siblings }: Field): Map<string, readonly unknown[]> => {
  const choices = new Map<string, readonly unknown[]>()
  for (const condition of conditions)
    for (const { name, values } of choicesOf(condition)) {
      const sibling = siblings.get(name)
      const own = sibling ? [...ownValues(sibling), sampleOf(sibling, 0)] : []
      choices.set(name, [...(choices.get(name) ?? []), ...values, ...own, undefined])
    }
  return choices
}

const choicesOf = (condition: Condition): { name: string; values: readonly unknown[] }[] => {
  switch (condition.kind) {
    case 'if':
      return readsIn(condition.schema, []).flatMap(({ path: [name], constants }) =>
        name === undefined ? [] : [{ name, values: constants }],
      )
    case 'present':
      return [{ name: condition.name, values: [] }]
    case 'branch':
      return [...condition.constants].map(([name, values]) => ({ name, values }))
  }
}

const combinationsOf = function* (choices: readonly (readonly unknown[])[]): Generator<unknown[]> {
  const [first, ...others] = choices
  if (!first) yield []
  else for (const value of first) for (const rest of combinationsOf(others)) yield [value, ...rest]
}
