import { isEmptyValue } from '../json/empty.ts'
import { isJsonObject } from '../json/object.ts'
import { ITEM, mapAt, updateAt, type Path } from '../json/path-values.ts'
import { atPointer } from '../json/pointer.ts'
import { isSameJson } from '../json/same.ts'
import { OPTIONS } from '../language/words.ts'
import { isAskedFor } from './applicability.ts'
import { differencesOf } from './differences.ts'
import { wasSaved } from './emptied.ts'
import type { Field, FormPlan } from './form-plan.ts'

type Collected = Readonly<Record<string, unknown>>
type SourcedField = Field & { source: string }

/**
 * Returns a form's values with those of its sources: a field that the customer only reads has the value of its source,
 * any other one gets it where it was never saved and is asked for.
 */
export const withSources = (form: FormPlan, data: unknown, collected: Collected): unknown => {
  const filled = [form.root, ...form.fields]
    .filter(isPrefilled)
    // The others may decide whether a field under a condition is asked for.
    .toSorted((one, other) => Number(isConditional(one)) - Number(isConditional(other)))
    .reduce<unknown>((values, field) => {
      const { path, source } = field
      const found = atPointer(collected, source)
      const isAsked = !isConditional(field) || isAskedFor(form, values ?? {}, path.map(String))
      // A list for a whole form is what it is offered: offers.ts.
      const isOffered = path.length === 0 && Array.isArray(found)
      return isEmptyValue(found) || !isAsked || isOffered || wasSaved(values, path)
        ? values
        : set(values, path, () => structuredClone(found))
    }, data)
  return withReadOnlySources(form, filled, collected)
}

/**
 * Returns a form's values with the source's value in each field that the customer only reads: another value, as a
 * client may send it, is replaced, and removed where the source has none or the field is hidden. A constant replaces any
 * other value.
 */
export const withReadOnlySources = (form: FormPlan, data: unknown, collected: Collected): unknown =>
  readOnlySources(form).reduce<unknown>(
    (values, { path, source, options, conditions, schema }) => {
      const given = options[OPTIONS.differences]
      const found =
        source === undefined
          ? differencesOf(form, values, collected, given)
          : (atPointer(collected, source) ?? schema.default)
      const valueAt = (before: unknown, at: readonly string[]) => {
        const isShown = conditions.length === 0 || isAskedFor(form, values, at)
        if (isEmptyValue(found) || !isShown) return undefined
        return isSameJson(before, found) ? before : structuredClone(found)
      }
      return path.includes(ITEM)
        ? updateAt(values, path, (_, before, at) => valueAt(before, at))
        : set(values, path, (before) => valueAt(before, path.map(String)))
    },
    withConstants(form, data),
  )

const withConstants = ({ fields }: FormPlan, data: unknown): unknown =>
  fields.reduce<unknown>(
    (values, { path, fixed, conditions }) =>
      fixed === undefined || conditions.length > 0 ? values : mapAt(values, path, () => fixed),
    data,
  )

/** Returns the fields whose values the server determines: filled from a source or with the differences, and never typed. */
export const readOnlySources = (form: FormPlan): readonly Field[] => {
  const known = remembered.get(form)
  if (known) return known
  const found = [form.root, ...form.fields].filter(
    ({ source, options, isReadOnly }) =>
      isReadOnly && (source !== undefined || options[OPTIONS.differences] !== undefined),
  )
  remembered.set(form, found)
  return found
}

/** Read for each save and each change of a form that has conditions. */
const remembered = new WeakMap<FormPlan, readonly Field[]>()

/** Tells whether a typed field is filled from its source: not inside lists (one source per field). */
const isPrefilled = (field: Field): field is SourcedField =>
  field.source !== undefined &&
  !field.isReadOnly &&
  // A consent is the customer's own.
  field.widget !== 'consent' &&
  !field.path.includes(ITEM)

const isConditional = ({ conditions }: Field): boolean => conditions.length > 0

/** Sets the value at a path, and creates the objects on the way. Returns the same object where nothing changes. */
const set = (
  data: unknown,
  [name, ...rest]: Path,
  change: (before: unknown) => unknown,
): unknown => {
  if (typeof name !== 'string') return change(data)
  if (data !== undefined && !isJsonObject(data)) return data
  const before = data && Object.hasOwn(data, name) ? data[name] : undefined
  const after = set(before, rest, change)
  if (after === before) return data
  if (after !== undefined) return { ...data, [name]: after }
  const { [name]: _removed, ...others } = data ?? {}
  return others
}
