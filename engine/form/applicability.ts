import { isEmptyValue } from '../json/empty.ts'
import { isJsonObject } from '../json/object.ts'
import { atPointer, pointerTo } from '../json/pointer.ts'
import { holds, isFilledIn } from '../validation/condition.ts'
import type { Condition, Field, FormPlan, Shape } from './form-plan.ts'

/** The path from the root of a form's values to one of them. */
type ValuePath = readonly (string | number)[]

/** A value of a field that a condition of its form currently hides. */
export interface HiddenValue {
  path: ValuePath
  field: Field
  value: unknown
}

/** The applicable values of a form, and the values that no longer apply. */
export interface ApplicableValues {
  kept: unknown
  hidden: readonly HiddenValue[]
}

/**
 * Divides a form's values into applicable ones and ones that a condition hides. Only a member that the
 * schema declares under a condition that does not hold is hidden: undeclared members may be the server's
 * own and are kept, and so are all values where the rest would no longer satisfy the schema.
 */
export const applicableValues = (form: FormPlan, data: unknown): ApplicableValues => {
  if (!isJsonObject(data) || !hasConditions(form)) return { kept: data, hidden: [] }
  const known = remembered.get(data)
  if (known?.form === form) return known.values
  const values = partValues(form, data)
  remembered.set(data, { form, values })
  return values
}

const hasConditions = (form: FormPlan): boolean => {
  const known = conditional.get(form)
  if (known !== undefined) return known
  const has = form.fields.some(({ conditions }) => conditions.length > 0)
  conditional.set(form, has)
  return has
}

const conditional = new WeakMap<FormPlan, boolean>()

/** Tells whether a form asks for the field at a path, empty or not: false where a condition hides it. */
export const isAskedFor = ({ root }: FormPlan, data: unknown, path: ValuePath): boolean => {
  let shapes: readonly Shape[] = [root]
  let value = data
  try {
    for (const token of path) {
      const { applying, hidden } = value === data ? rootParts(root, data) : partsOf(shapes, value)
      const found = belowOf(applying, value, token)
      if (found.length === 0) return membersOf(hidden, String(token)).length === 0
      shapes = found
      value = atPointer(value, pointerTo('', token))
    }
  } catch {
    // A definition that cannot be evaluated hides nothing.
  }
  return true
}

/**
 * Returns the declarations that apply to the value at a path, outermost first. They are the same objects for all
 * values: other declarations apply only where a condition has changed.
 */
export const declarationsAt = (
  { root }: FormPlan,
  data: unknown,
  path: ValuePath,
): readonly Shape[] => {
  let shapes: readonly Shape[] = [root]
  let value = data
  for (const token of path) {
    const { applying } = value === data ? rootParts(root, data) : partsOf(shapes, value)
    shapes = belowOf(applying, value, token)
    value = atPointer(value, pointerTo('', token))
  }
  return shapes
}

/** Returns the applicable fields of an object, each once, in the order of their declarations. */
export const applyingMembers = (shapes: readonly Shape[], value: unknown): Field[] => {
  const members = new Map<string, Field>()
  for (const shape of partsOf(shapes, value).applying)
    for (const [name, field] of shape.members) if (!members.has(name)) members.set(name, field)
  return [...members.values()]
}

/** Cached: it is read for each of the fields that a condition can hide. */
const rootParts = (root: Field, data: unknown): Parts => {
  const known = isJsonObject(data) ? rememberedParts.get(data) : undefined
  if (known?.root === root) return known.parts
  const parts = partsOf([root], data)
  if (isJsonObject(data)) rememberedParts.set(data, { root, parts })
  return parts
}

const rememberedParts = new WeakMap<object, { root: Field; parts: Parts }>()

/** Cached by identity: it is read on every key press, and changed values are another object. */
const remembered = new WeakMap<object, { form: FormPlan; values: ApplicableValues }>()

/** Maximum iterations of the fixed point: a hidden value may decide about another one. */
const ROUNDS = 5

const partValues = ({ root, valueSchema }: FormPlan, data: unknown): ApplicableValues => {
  try {
    const hidden: HiddenValue[] = []
    let kept = data
    for (let round = 0; round < ROUNDS; round += 1) {
      const found: HiddenValue[] = []
      const next = pruned([root], kept, { found, path: [] })
      if (next === kept) break
      kept = next
      hidden.push(...found)
    }
    if (hidden.length > 0 && isFilledIn(valueSchema, data) && !isFilledIn(valueSchema, kept))
      return { kept: data, hidden: [] }
    return { kept, hidden: hidden.filter(({ value }) => !isEmptyValue(value)) }
  } catch {
    // A definition that cannot be evaluated hides nothing.
    return { kept: data, hidden: [] }
  }
}

interface Visit {
  found: HiddenValue[]
  path: ValuePath
}

/** Returns the same value where no part of it is hidden. */
const pruned = (shapes: readonly Shape[], data: unknown, visit: Visit): unknown => {
  const parts = partsOf(shapes, data)
  if (Array.isArray(data)) {
    return sameOr(
      data,
      data.map((item: unknown, index) =>
        pruned(belowOf(parts.applying, data, index), item, {
          ...visit,
          path: [...visit.path, index],
        }),
      ),
    )
  }
  if (!isJsonObject(data)) return data
  let result = data
  for (const [name, value] of Object.entries(data)) {
    const path = [...visit.path, name]
    const members = membersOf(parts.applying, name)
    const [hidden] = membersOf(parts.hidden, name)
    if (members.length === 0 && hidden) {
      visit.found.push({ path, field: hidden, value })
      const { [name]: _, ...others } = result
      result = others
      continue
    }
    const next = pruned(members, value, { ...visit, path })
    if (next !== value) result = { ...result, [name]: next }
  }
  return result
}

const sameOr = (list: readonly unknown[], next: readonly unknown[]): readonly unknown[] =>
  next.some((item, index) => item !== list[index]) ? next : list

const membersOf = (shapes: readonly Shape[], name: string): Field[] =>
  shapes.flatMap(({ members }) => members.get(name) ?? [])

/** The declarations of a member of an object, or of an item of a list. */
const belowOf = (shapes: readonly Shape[], value: unknown, token: string | number): Field[] =>
  Array.isArray(value)
    ? shapes.flatMap(({ item, tuple }) => item ?? tuple?.[Number(token)] ?? [])
    : membersOf(shapes, String(token))

/** The branches that apply to a value, and those that a condition rules out. */
interface Parts {
  applying: Shape[]
  hidden: Shape[]
}

const partsOf = (shapes: readonly Shape[], data: unknown): Parts => {
  const parts: Parts = { applying: [], hidden: [] }
  for (const shape of shapes) collectParts(shape, data, parts)
  return parts
}

const collectParts = (shape: Shape, data: unknown, parts: Parts): void => {
  parts.applying.push(shape)
  for (const { condition, shape: part } of shape.parts) {
    if (!condition || applies(condition, data)) collectParts(part, data, parts)
    else {
      const below: Parts = { applying: [], hidden: [] }
      collectParts(part, data, below)
      parts.hidden.push(...below.applying, ...below.hidden)
    }
  }
}

/** Tells whether a condition holds for a value. @throws where its schema cannot be evaluated */
export const applies = (condition: Condition, data: unknown): boolean => {
  switch (condition.kind) {
    case 'if':
      return holds(condition.schema, data) === condition.expected
    case 'present':
      return isJsonObject(data) && !isEmptyValue(data[condition.name])
    case 'branch':
      // Without a value that contradicts it, the branch may still be selected.
      return (
        !isJsonObject(data) ||
        [...condition.constants].every(
          ([name, allowed]) => data[name] === undefined || allowed.includes(data[name]),
        )
      )
  }
}
