import { deepEquals, orderProperties, type RJSFSchema, type UiSchema } from '@rjsf/utils'
import { atPointer } from '#engine/json/pointer.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { headingsOf, inHeadings, underHeadings } from './headings.ts'

/** A part of a form that rjsf renders by itself: some members of the form's data, or all of it. */
export interface FormSection {
  key: string
  /** The members that it answers; undefined where it is the whole form. */
  names: readonly string[] | undefined
  schema: RJSFSchema
  uiSchema: UiSchema<unknown, RJSFSchema>
}

/** Which members belong together, whatever is answered: a field never moves from one section to another. */
export type Grouping = readonly (readonly string[])[] | 'whole'

/** So many fields are rendered again when one of them has changed. */
const FIELDS = 12

/**
 * The sections of a form: each group or list of the root by itself, the fields between them in dozens. A root with
 * branches to choose from is one section, because rjsf renders the choice. No section goes on below another heading.
 */
export const groupingOf = (schema: RJSFSchema, uiSchema: UiSchema): Grouping => {
  const members = new Map<string, RJSFSchema>()
  if (!collectMembers(schema, schema, members, new Set())) return 'whole'
  const groups: string[][] = []
  const headings = headingsOf(uiSchema)
  const names = inHeadings(headings, ordered([...members.keys()], uiSchema['ui:order']))
  for (const { things } of underHeadings(headings, names, (name) => name)) {
    let open: string[] | undefined
    for (const name of things) {
      if (isContainer(schema, members.get(name))) {
        groups.push([name])
        open = undefined
      } else if (open && open.length < FIELDS) open.push(name)
      else groups.push((open = [name]))
    }
  }
  return groups
}

/**
 * The sections that are shown for a schema whose conditions have been resolved. A section that is the same as before
 * is the same object.
 */
export const sectionsOf = (
  grouping: Grouping,
  resolved: RJSFSchema,
  root: RJSFSchema,
  uiSchema: UiSchema<unknown, RJSFSchema>,
  previous: readonly FormSection[],
): FormSection[] => {
  if (grouping === 'whole')
    return [previous[0] ?? { key: 'whole', names: undefined, schema: root, uiSchema }]
  const { definitions, $defs } = root
  const { properties = {}, required = [] } = resolved
  return grouping.flatMap((names) => {
    const shown = names.filter((name) => Object.hasOwn(properties, name))
    if (shown.length === 0) return []
    const key = names[0] ?? ''
    const schema: RJSFSchema = {
      type: 'object',
      ...(definitions && { definitions }),
      ...($defs && { $defs }),
      properties: pick(properties, shown),
      required: required.filter((name) => shown.includes(name)),
    }
    const before = previous.find((section) => section.key === key)
    if (before && deepEquals(before.schema, schema)) return [before]
    return [{ key, names, schema, uiSchema: before?.uiSchema ?? pick(uiSchema, names) }]
  })
}

/** A member of an object's schema. */
export const memberOf = ({ properties = {} }: RJSFSchema, name: string): RJSFSchema => {
  const member = properties[name]
  return typeof member === 'object' ? member : {}
}

/** All members that the root has in any case or under a condition; false where it has branches to choose from. */
const collectMembers = (
  part: unknown,
  root: RJSFSchema,
  members: Map<string, RJSFSchema>,
  seen: Set<unknown>,
): boolean => {
  if (!isJsonObject(part) || seen.has(part)) return true
  seen.add(part)
  const { $ref, properties, oneOf, anyOf, allOf, then, else: otherwise } = part
  if (oneOf !== undefined || anyOf !== undefined) return false
  for (const [name, member] of Object.entries(isJsonObject(properties) ? properties : {}))
    if (!members.has(name)) members.set(name, isJsonObject(member) ? member : {})
  const referred = typeof $ref === 'string' ? atPointer(root, $ref.slice(1)) : undefined
  const certain = [referred, then, otherwise, ...(Array.isArray(allOf) ? allOf : [])]
  // rjsf chooses among the branches of a dependency by what is answered.
  const dependent = [part.dependencies, part.dependentSchemas].flatMap((dependencies) =>
    isJsonObject(dependencies) ? Object.values(dependencies).flatMap(branchesOf) : [],
  )
  return [...certain, ...dependent].every((below) => collectMembers(below, root, members, seen))
}

const branchesOf = (dependency: unknown): unknown[] => {
  if (!isJsonObject(dependency)) return []
  const { oneOf, anyOf, ...itself } = dependency
  return [itself, ...(Array.isArray(oneOf) ? oneOf : []), ...(Array.isArray(anyOf) ? anyOf : [])]
}

const ordered = (names: string[], order: unknown): string[] => {
  if (!Array.isArray(order)) return names
  const wanted = order.filter((name): name is string => typeof name === 'string')
  return orderProperties(names, wanted.includes('*') ? wanted : [...wanted, '*'])
}

const isContainer = (root: RJSFSchema, member: RJSFSchema | undefined): boolean => {
  const schema: unknown =
    member?.$ref === undefined ? member : atPointer(root, member.$ref.slice(1))
  if (!isJsonObject(schema)) return false
  if (schema.type === 'object' || schema.properties !== undefined) return true
  return schema.type === 'array' && isJsonObject(schema.items) && schema.items.enum === undefined
}

const pick = <Value>(
  from: Readonly<Record<string, Value>>,
  names: readonly string[],
): Record<string, Value> =>
  Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(from, name) ? [[name, from[name] as Value]] : [])),
  )
