import { applicableValues, applies, isAskedFor } from '../form/applicability.ts'
import { fieldAt } from '../form/all-fields.ts'
import type { Condition, Field, FormPlan } from '../form/form-plan.ts'
import { isJsonObject } from '../json/object.ts'
import { ITEM, type Path } from '../json/path-values.ts'
import { isFilledIn } from '../validation/condition.ts'
import { readsIn } from '../explanation/condition-reads.ts'
import { valueAt, withValueAt } from '../json/values-at.ts'
import { ownValues } from './condition-values.ts'
import { sampleOf } from './sample-values.ts'

/** The combinations of values that are tried at most, for one field. */
const MOST_TRIED = 500

/**
 * Returns valid values of a form in which a field is asked for; undefined where none are found. A field of the items of a
 * list is asked for in the first of them.
 */
export const formWithField = (
  form: FormPlan,
  field: Field,
): Record<string, unknown> | undefined => {
  const { path } = field
  return search(
    form,
    field,
    withValueAt(withItems(form.root, path), path, sampleOf(field, 0)),
    (kept) => valueAt(kept, path) !== undefined && isAskedFor(form, kept, placeOf(path)),
  )
}

/** Returns valid values of a form with which a condition on the way to a field has an outcome; undefined where none are found. */
export const formWithOutcome = (
  form: FormPlan,
  field: Field,
  { condition, holder }: ConditionAt,
  outcome: boolean,
): Record<string, unknown> | undefined =>
  search(
    form,
    field,
    withItems(form.root, holder),
    (kept) =>
      isJsonObject(valueAt(kept, holder)) && applies(condition, valueAt(kept, holder)) === outcome,
  )

/** Tries the values that decide about a field. @param raw values of all fields, which conditions may hide */
const search = (
  form: FormPlan,
  field: Field,
  raw: unknown,
  isWanted: (kept: Record<string, unknown>) => boolean,
): Record<string, unknown> | undefined => {
  const choices = decidingChoices(form.root, field)
  let tried = 0
  for (const values of combinationsOf(choices.map((choice) => choice.values))) {
    tried += 1
    if (tried > MOST_TRIED) return undefined
    const data = choices.reduce(
      (whole, choice, at) => withValueAt(whole, choice.path, values[at]),
      raw,
    )
    const { kept } = applicableValues(form, data)
    if (isJsonObject(kept) && isWanted(kept) && isFilledIn(form.valueSchema, kept)) return kept
  }
  return undefined
}

/** Returns the path to a value in the first item of each list on the way. */
const placeOf = (path: Path): string[] => path.map((token) => (token === ITEM ? '0' : token))

/** Returns values of all fields, with an item in each list along a path. */
const withItems = (root: Field, path: Path): unknown =>
  path.reduce<unknown>(
    (data, token, at) => {
      const upTo = path.slice(0, at + 1)
      return token === ITEM && valueAt(data, upTo) === undefined
        ? withValueAt(data, upTo, sampleOf(fieldAt(root, upTo), 0))
        : data
    },
    sampleOf(root, 0),
  )

/** A value that decides whether a field is asked for, with the values worth trying. */
interface Choice {
  path: Path
  values: readonly unknown[]
}

/** A condition, the path of the object that it is about, and the field that it decides about first. */
export interface ConditionAt {
  condition: Condition
  holder: Path
  about: Field
}

/** Each condition is about the siblings of the outermost field along the path that it decides about. */
export const conditionsOnTheWay = (root: Field, field: Field): ConditionAt[] => {
  const known = new Set<Condition>()
  return field.path.flatMap((_, at) => {
    const holder = field.path.slice(0, at)
    const about = at === field.path.length - 1 ? field : fieldAt(root, field.path.slice(0, at + 1))
    const conditions = about?.conditions.filter((condition) => !known.has(condition)) ?? []
    for (const condition of conditions) known.add(condition)
    return about ? conditions.map((condition) => ({ condition, holder, about })) : []
  })
}

const decidingChoices = (root: Field, field: Field): Choice[] => {
  const choices = new Map<string, Choice>()
  for (const { condition, holder, about } of conditionsOnTheWay(root, field))
    for (const { name, values } of choicesOf(condition)) {
      const sibling = about.siblings.get(name)
      const own = sibling ? [...ownValues(sibling), sampleOf(sibling, 0)] : []
      const path = [...holder, name]
      const key = path.map(String).join('\n')
      const before = choices.get(key)?.values ?? []
      choices.set(key, { path, values: [...before, ...values, ...own, undefined] })
    }
  return [...choices.values()]
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
