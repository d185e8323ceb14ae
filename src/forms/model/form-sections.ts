import { deepEquals, type RJSFSchema, type UiSchema } from '@rjsf/utils'
import { itemOf, membersOf } from '#engine/form/all-fields.ts'
import type { Field, FormPlan, Shape } from '#engine/form/form-plan.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { headingsOf, inHeadings, underHeadings, type Heading } from '#engine/form/headings.ts'
import { orderNames } from '#engine/form/order.ts'

/** A part of a form that rjsf renders by itself: some members of the form's data, or all of it. */
export interface FormSection {
  key: string
  /** The members in this section; undefined where it is the whole form. */
  names: readonly string[] | undefined
  schema: RJSFSchema
  uiSchema: UiSchema<unknown, RJSFSchema>
}

/** The members of each section, independent of the data: a field never moves from one section to another. */
export type Grouping = readonly (readonly string[])[] | 'whole'

/** Maximum number of flat fields per section: these are rendered again when one of them changes. */
const FIELDS = 12

/**
 * Divides a form into sections: each group or list of the root by itself, the flat fields between them in dozens. A
 * root with branches, free members or a grid is one section, because rjsf renders what is around the members. No section continues below another heading.
 */
export const groupingOf = (form: FormPlan): Grouping => {
  const { root } = form
  if (hasBranches(root) || itemOf(root) || root.options.field !== undefined) return 'whole'
  const members = membersOf(root)
  const groups: string[][] = []
  const headings = headingsOf(form)
  const names = inHeadings(headings, orderNames([...members.keys()], root.options.order))
  for (const { things } of underHeadings(headings, names, (name) => name)) {
    let open: string[] | undefined
    for (const name of things) {
      if (isContainer(members.get(name))) {
        groups.push([name])
        open = undefined
      } else if (open && open.length < FIELDS) open.push(name)
      else groups.push((open = [name]))
    }
  }
  return groups
}

/**
 * The sections shown for a schema whose conditions have been resolved. An unchanged section is the same object as
 * before.
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
    return [
      {
        key,
        names,
        schema,
        uiSchema: before?.uiSchema ?? pick(uiSchema, [...names, GLOBAL_OPTIONS]),
      },
    ]
  })
}

/** A member of an object's schema. */
export const memberOf = ({ properties = {} }: RJSFSchema, name: string): RJSFSchema => {
  const member = properties[name]
  return typeof member === 'object' ? member : {}
}

/** The description, headings and tabs around the sections; none in a form that rjsf renders as a whole. */
export interface FormLayout {
  /** The description above the fields. */
  description: string | undefined
  /** The headings above groups of flat fields. */
  headings: readonly Heading[]
  /** True where each group of the root has a tab. */
  hasTabs: boolean
}

/** Returns what stands around the sections of a form. */
export const layoutOf = (form: FormPlan, grouping: Grouping): FormLayout =>
  grouping === 'whole'
    ? { description: undefined, headings: [], hasTabs: false }
    : {
        description: (form.rendered.schema as RJSFSchema).description,
        headings: headingsOf(form),
        hasTabs: form.root.options.layout === 'tabs',
      }

/** The section that shows the value at a path; a hidden member counts as one of its own. */
export const sectionAt = (
  sections: readonly FormSection[],
  [root = '']: readonly (string | number)[],
): FormSection => {
  const name = String(root)
  return (
    sections.find(({ names }) => names?.includes(name) ?? true) ?? {
      key: name,
      names: [name],
      schema: {},
      uiSchema: {},
    }
  )
}

/** Tells whether an edit of a section adds no members: it has neither groups nor lists nor conditions of its own. */
export const isPlain = ({ names, schema }: FormSection): boolean =>
  names?.every((name) => {
    if (!Object.hasOwn(schema.properties ?? {}, name)) return true
    const { type } = memberOf(schema, name)
    return typeof type === 'string' && type !== 'object' && type !== 'array'
  }) ?? false

/** The values of some members; all of the data without `names`. */
export const sliceOf = (data: unknown, names: readonly string[] | undefined): unknown => {
  if (names === undefined) return data
  if (!isJsonObject(data)) return {}
  return pick(data, names)
}

/** Replaces the values of some members; all of the data without `names`. */
export const withSlice = (
  data: unknown,
  names: readonly string[] | undefined,
  slice: unknown,
): unknown => {
  if (names === undefined) return slice
  const merged = { ...(isJsonObject(data) ? data : {}) }
  const members = isJsonObject(slice) ? slice : {}
  for (const name of names)
    if (Object.hasOwn(members, name)) merged[name] = members[name]
    else delete merged[name]
  return merged
}

/** Tells whether a schema has branches to select from. Among those of a dependency, rjsf selects by the value. */
const hasBranches = ({ parts }: Shape, isDependent = false): boolean =>
  parts.some(({ condition, shape }) => {
    if (condition?.kind === 'branch') return !isDependent || hasBranches(shape)
    return hasBranches(shape, condition?.kind === 'present')
  })

const isContainer = (field: Field | undefined): boolean => {
  if (!field) return false
  const { type, properties, items } = field.schema
  if (type === 'object' || properties !== undefined) return true
  return type === 'array' && isJsonObject(items) && items.enum === undefined
}

/** The options that a uiSchema sets for all fields count in each section. */
const GLOBAL_OPTIONS = 'ui:globalOptions'

const pick = <Value>(
  from: Readonly<Record<string, Value>>,
  names: readonly string[],
): Record<string, Value> =>
  Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(from, name) ? [[name, from[name] as Value]] : [])),
  )
