import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils'
import { itemOf, membersOf } from '#engine/form/all-fields.ts'
import type { Field, FormPlan } from '#engine/form/form-plan.ts'
import { orderNames } from '#engine/form/order.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { pointerTo, pointerTokens } from '#engine/json/pointer.ts'
import { narrowedScope, type OptionScope } from '#engine/form/option-scope.ts'
import {
  byTab,
  headingsOf,
  inHeadings,
  underHeadings,
  type Heading,
} from '#engine/form/headings.ts'
import { formValidator } from '../validation/validator.ts'
import { BRANCH } from '../model/branches.ts'
import { chosenBranch } from './chosen-branch.ts'

/** One value, with the schema and options that its display needs. */
export interface ReviewValue {
  kind: 'value'
  /** Its JSON pointer in the form's data. */
  key: string
  label: string
  schema: RJSFSchema
  options: Readonly<Record<string, unknown>>
  value: unknown
  /** The source of the names of its codes. */
  scope?: OptionScope | undefined
}

/** The values below a heading; the title '' shows no heading. */
export interface ReviewSection {
  kind: 'section'
  key: string
  title: string
  entries: ReviewEntry[]
}

/** A list of groups whose members are all single values: one row per item. */
export interface ReviewTable {
  kind: 'table'
  key: string
  title: string
  columns: string[]
  /** As many cells as columns; undefined where a row has no such value. */
  rows: (ReviewValue | undefined)[][]
}

/** An entry of a section. */
export type ReviewEntry = ReviewValue | ReviewSection | ReviewTable

/** Maximum number of columns of a review table; wider lists are shown as sections. */
const COLUMNS = 6

/** All values of a form, in the order of its fields; fields that don't apply to the data are left out. */
export const reviewOf = (form: FormPlan, data: unknown): ReviewSection => {
  const root = form.rendered.schema as RJSFSchema
  const utils = createSchemaUtils(formValidator(), root)

  const sectionOf = (
    key: string,
    title: string,
    raw: RJSFSchema,
    field: Field | undefined,
    value: unknown,
  ): ReviewSection => {
    const branch = chosenBranch(utils, utils.retrieveSchema(raw, value), value)
    const { properties = {} } = branch.schema
    const fields = field && membersOf(field)
    return {
      kind: 'section',
      key,
      title,
      entries: [
        ...(branch.title === undefined ? [] : [branchValue(key, branch.title)]),
        ...orderNames(Object.keys(properties), field?.options.order).flatMap((name) => {
          const property = properties[name]
          if (typeof property !== 'object') return []
          const member = isJsonObject(value) ? value[name] : undefined
          return (
            entryOf(pointerTo(key, name), name, property, fields?.get(name), member, value) ?? []
          )
        }),
      ],
    }
  }

  const entryOf = (
    key: string,
    name: string,
    raw: RJSFSchema,
    field: Field | undefined,
    value: unknown,
    around: unknown,
  ): ReviewEntry | undefined => {
    const { options = {} } = field ?? {}
    if (options.widget === 'hidden') return undefined
    const { schema: resolved } = chosenBranch(utils, utils.retrieveSchema(raw, value), value)
    const given = typeof options.title === 'string' ? options.title : undefined
    const label = given ?? raw.title ?? resolved.title ?? name
    if (resolved.type === 'object' && options.widget === undefined)
      return sectionOf(key, label, raw, field, value)
    if (!isRepeated(resolved, options))
      return {
        kind: 'value',
        key,
        label,
        schema: resolved,
        options,
        value,
        scope: scopeOf(field, around),
      }
    const items = isJsonObject(resolved.items) ? (resolved.items as RJSFSchema) : {}
    const item = field && itemOf(field)
    const entries = (Array.isArray(value) ? value : []).flatMap(
      (one: unknown, index) =>
        entryOf(
          pointerTo(key, index),
          `第 ${index + 1} 项`,
          numbered(items, index),
          item,
          one,
          value,
        ) ?? [],
    )
    return tableOf(key, label, entries) ?? { kind: 'section', key, title: label, entries }
  }

  return headed(sectionOf('', '', root, form.root, data), headingsOf(form))
}

/** The source of the names of a value's options; the value that narrows them is a sibling. */
const scopeOf = (field: Field | undefined, around: unknown): OptionScope | undefined => {
  const scope = field?.scope
  return scope && narrowedScope(scope, isJsonObject(around) ? around[scope.field ?? ''] : undefined)
}

/** Groups the values of flat fields below the form's headings. */
const headed = (form: ReviewSection, headings: readonly Heading[]): ReviewSection => {
  if (headings.length === 0) return form
  const nameOf = ({ key }: ReviewEntry) => pointerTokens(key)[0] ?? ''
  const order = inHeadings(headings, form.entries.map(nameOf))
  const placeOf = (entry: ReviewEntry) => order.indexOf(nameOf(entry))
  const entries = form.entries.toSorted((one, other) => placeOf(one) - placeOf(other))
  return {
    ...form,
    entries: byTab(underHeadings(headings, entries, nameOf)).flatMap(({ tab, parts }) =>
      titled(
        tab,
        parts.flatMap(({ title, things }) => titled(title, things)),
      ),
    ),
  }
}

const titled = (title: string, entries: ReviewEntry[]): ReviewEntry[] =>
  title === '' ? entries : [{ kind: 'section', key: `heading ${title}`, title, entries }]

/** Tells whether a list has one entry per item: groups and free texts do; selected options and files are one value. */
const isRepeated = (schema: RJSFSchema, options: Readonly<Record<string, unknown>>): boolean =>
  schema.type === 'array' &&
  (options.widget === undefined || options.widget === 'table') &&
  isJsonObject(schema.items) &&
  !schema.items.enum &&
  !schema.items.oneOf

const numbered = (schema: RJSFSchema, index: number): RJSFSchema =>
  schema.title ? { ...schema, title: `${schema.title} ${index + 1}` } : schema

/** The review value that names the selected branch of a group. */
const branchValue = (key: string, title: string): ReviewValue => ({
  kind: 'value',
  key,
  label: BRANCH,
  schema: { type: 'string' },
  options: {},
  value: title,
})

/** The items as rows, where each is a group of single values and there are not too many columns. */
const tableOf = (
  key: string,
  title: string,
  items: readonly ReviewEntry[],
): ReviewTable | undefined => {
  const rows = items.map((item) =>
    item.kind === 'section' ? item.entries.filter((entry) => entry.kind === 'value') : [],
  )
  const isPlain = items.every(
    (item, index) => item.kind === 'section' && item.entries.length === rows[index]?.length,
  )
  const columns = [...new Set(rows.flatMap((row) => row.map(({ label }) => label)))]
  if (!isPlain || columns.length === 0 || columns.length > COLUMNS) return undefined
  return {
    kind: 'table',
    key,
    title,
    columns,
    rows: rows.map((row) => columns.map((column) => row.find(({ label }) => label === column))),
  }
}
