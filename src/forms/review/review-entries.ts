import {
  ADDITIONAL_PROPERTY_FLAG,
  createSchemaUtils,
  optionsList,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils'
import { itemOf, membersOf } from '#engine/form/all-fields.ts'
import type { Field, FormPlan } from '#engine/form/form-plan.ts'
import { isAbsent, isOptionalGroup } from '#engine/form/optional-groups.ts'
import { orderNames } from '#engine/form/order.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { atPointer, pointerTo } from '#engine/json/pointer.ts'
import { narrowedScope, type OptionScope } from '#engine/form/option-scope.ts'
import { headingsOf } from '#engine/form/headings.ts'
import { formValidator } from '../validation/validator.ts'
import { BRANCH } from '../model/branches.ts'
import { shownOptions } from '../options/shown-options.ts'
import { chosenBranch } from './chosen-branch.ts'
import { headed } from './review-headings.ts'
import { isHidden } from '#engine/form/widget-of.ts'

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
    const branch = branchOf(raw, field, value)
    const { properties = {} } = branch.schema
    const fields = field && membersOf(field)
    return {
      kind: 'section',
      key,
      title,
      entries: [
        ...branchValues(key, branch.title),
        ...orderNames(Object.keys(properties), field?.options.order).flatMap((name) => {
          const property = properties[name]
          if (typeof property !== 'object' || fields?.get(name)?.refused !== undefined) return []
          const isFree = ADDITIONAL_PROPERTY_FLAG in property
          const own = isFree ? field && itemOf(field) : fields?.get(name)
          const schema = isFree ? { ...property, title: name } : property
          const member = isJsonObject(value) ? value[name] : undefined
          return entriesOf(pointerTo(key, name), name, schema, own, member, value)
        }),
      ],
    }
  }

  /** The part of the uiSchema about a field, as the form has it. */
  const uiOf = (field: Field | undefined): UiSchema =>
    (field && (atPointer(form.rendered.uiSchema, field.uiPointer) as UiSchema | undefined)) ?? {}

  /** The schema of a value with the branch that was chosen. */
  const branchOf = (raw: RJSFSchema, field: Field | undefined, value: unknown) =>
    chosenBranch(utils, utils.retrieveSchema(raw, value), value, uiOf(field))

  /** The labels of the options of a field as the form has them. */
  const optionsOf = (schema: RJSFSchema, field: Field | undefined) => {
    const { options = {} } = field ?? {}
    const list =
      schema.type === 'array' && isJsonObject(schema.items)
        ? utils.retrieveSchema(schema.items)
        : schema
    return utils.isSelect(list)
      ? { ...options, enumOptions: shownOptions(optionsList(list, uiOf(field)) ?? [], list) }
      : options
  }

  const entriesOf = (
    key: string,
    name: string,
    raw: RJSFSchema,
    field: Field | undefined,
    value: unknown,
    around: unknown,
  ): ReviewEntry[] => {
    const { options = {} } = field ?? {}
    if (field && isHidden(field.widget)) return []
    const { schema: resolved, title: branch } = branchOf(raw, field, value)
    const given = typeof options.title === 'string' ? options.title : undefined
    const label = given ?? raw.title ?? resolved.title ?? name
    const isLeftOut = field !== undefined && isOptionalGroup(field) && isAbsent(value)
    if (
      resolved.type === 'object' &&
      !isLeftOut &&
      (resolved.properties || options.widget === undefined)
    )
      return [sectionOf(key, label, raw, field, value)]
    const isList =
      resolved.type === 'array' && (options.widget === undefined || options.widget === 'table')
    const values: readonly unknown[] = Array.isArray(value) ? value : []
    const listOf = (items: readonly RJSFSchema[], fields: readonly (Field | undefined)[]) =>
      items.flatMap((one, index) =>
        entriesOf(
          pointerTo(key, index),
          isGroup(utils.retrieveSchema(one)) ? `第 ${index + 1} 项` : `${label} ${index + 1}`,
          numbered(one, index),
          fields[index],
          values[index],
          value,
        ),
      )
    if (isList && Array.isArray(resolved.items)) {
      const { items, additionalItems } = resolved
      const more = isJsonObject(additionalItems) ? (additionalItems as RJSFSchema) : {}
      const all = [
        ...items.map((item) => item as RJSFSchema),
        ...values.slice(items.length).map(() => more),
      ]
      const entries = listOf(all, field?.tuple ?? [])
      return [{ kind: 'section', key, title: label, entries }]
    }
    const items = isJsonObject(resolved.items) ? (resolved.items as RJSFSchema) : undefined
    if (isList && items && !utils.isSelect(utils.retrieveSchema(items))) {
      const item = field && itemOf(field)
      const entries = listOf(
        values.map(() => items),
        values.map(() => item),
      )
      return [tableOf(key, label, entries) ?? { kind: 'section', key, title: label, entries }]
    }
    return [
      ...branchValues(pointerTo(key, ''), branch),
      {
        kind: 'value',
        key,
        label,
        schema: resolved,
        options: optionsOf(resolved, field),
        value: isLeftOut ? undefined : value,
        scope: scopeOf(field, around),
      },
    ]
  }

  return headed(sectionOf('', '', root, form.root, data), headingsOf(form))
}

/** The source of the names of a value's options; the value that narrows them is a sibling. */
const scopeOf = (field: Field | undefined, around: unknown): OptionScope | undefined => {
  const scope = field?.scope
  return scope && narrowedScope(scope, isJsonObject(around) ? around[scope.field ?? ''] : undefined)
}

const isGroup = ({ type }: RJSFSchema): boolean => type === 'object' || type === 'array'

const numbered = (schema: RJSFSchema, index: number): RJSFSchema =>
  schema.title ? { ...schema, title: `${schema.title} ${index + 1}` } : schema

/** The review value that names the selected branch, if there are several. */
const branchValues = (key: string, title: string | undefined): ReviewValue[] =>
  title === undefined
    ? []
    : [{ kind: 'value', key, label: BRANCH, schema: { type: 'string' }, options: {}, value: title }]

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
