import { ITEM, pathKey, type Path } from '../json/path-values.ts'
import { pointerTokens } from '../json/pointer.ts'
import type { Field, Shape } from './form-plan.ts'

/** The fields of an object, whatever branch declares them; the first declaration of a name counts. */
export const membersOf = (shape: Shape): ReadonlyMap<string, Field> => {
  const known = remembered.get(shape)
  if (known) return known
  const members = new Map<string, Field>()
  const visit = ({ members: own, parts }: Shape): void => {
    for (const [name, field] of own) if (!members.has(name)) members.set(name, field)
    for (const part of parts) visit(part.shape)
  }
  visit(shape)
  remembered.set(shape, members)
  return members
}

const remembered = new WeakMap<Shape, ReadonlyMap<string, Field>>()

/** The fields of a form by their paths: a branch or a condition may declare one again. */
export const byPath = (fields: readonly Field[]): Field[][] => {
  const found = new Map<string, Field[]>()
  for (const field of fields) {
    const key = pathKey(field.path)
    const declared = found.get(key)
    if (declared) declared.push(field)
    else found.set(key, [field])
  }
  return [...found.values()]
}

/** The items of a list, whatever branch declares them. */
export const itemOf = (shape: Shape): Field | undefined =>
  shape.item ?? shape.parts.map((part) => itemOf(part.shape)).find((item) => item !== undefined)

/** The field of an object's member: a declared one, else that of its free members. */
export const memberOf = (shape: Shape, name: string): Field | undefined =>
  membersOf(shape).get(name) ?? itemOf(shape)

/** The field that a path leads to, whatever branches declare it; undefined where it leads nowhere. */
export const fieldAt = (root: Field, path: Path): Field | undefined =>
  path.reduce<Field | undefined>(
    (field, token) => field && (token === ITEM ? itemOf(field) : membersOf(field).get(token)),
    root,
  )

/** The field that a JSON pointer into the form's values leads to; undefined where it leads nowhere. */
export const fieldAtPointer = (root: Field, pointer: string): Field | undefined =>
  pointerTokens(pointer).reduce<Field | undefined>(
    (field, token) => field && memberOf(field, token),
    root,
  )
