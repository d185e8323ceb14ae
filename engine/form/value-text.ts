import type { Surroundings } from '../formats/declaration.ts'
import { shownIn } from '../formats/formats.ts'
import { decimalOf } from '../formats/number.ts'
import { isEmptyValue } from '../json/empty.ts'
import { isJsonObject } from '../json/object.ts'
import { isSameJson } from '../json/same.ts'
import { placeOf } from '../language/upload-places.ts'
import { widgets, type WidgetName } from '../widgets/widgets.ts'
import { itemOf, membersOf } from './all-fields.ts'
import type { Field, Shape } from './form-plan.ts'
import type { OptionScope } from './option-scope.ts'
import { formatOf, isWidgetName, widgetOf } from './widget-of.ts'

/** The description of a value: a field of a plan, or the schema and the options that rjsf gives a widget. */
export type ReadField = Pick<Field, 'schema' | 'options'> &
  Partial<Pick<Field, 'widget' | 'scope'>> &
  Partial<Pick<Shape, 'members' | 'parts' | 'item'>>

/** The facts that a definition does not have: the reader's zone, the names of codes and of records. */
export interface Reading extends Surroundings {
  /** The names of codes whose options a server has; the codes themselves without it. */
  namesOf?: (value: unknown, scope: OptionScope) => string
  /** The words of chosen records by id. */
  recordWords?: Readonly<Record<string, string>> | undefined
}

/**
 * The text of a value, the same for everybody who reads it: in the form, its review, a table and on paper, for reviewers, in
 * contracts and in sentences. Names of options, records and files in place of codes, amounts grouped and with their unit,
 * moments by the clock of the reader. '' without a value.
 */
export const valueText = (
  value: unknown,
  field: ReadField = UNKNOWN,
  reading: Reading = {},
): string => {
  if (isEmptyValue(value)) return ''
  const widget = shownWidget(field)
  if (widget === 'records' && Array.isArray(value))
    return value.map((id) => reading.recordWords?.[String(id)] ?? String(id)).join('、')
  if (field.scope && reading.namesOf) return reading.namesOf(value, field.scope)
  const own = widgets[widget].text?.(value, field, reading)
  if (own !== undefined) return own
  const name = typeof value === 'boolean' ? booleanText(value, field) : optionText(value, field)
  if (name !== undefined) return withUnit(name, field)
  if (Array.isArray(value)) return listText(value, field, reading)
  if (isJsonObject(value)) return objectText(value, field, reading)
  return withUnit(plainText(value, field, widget, reading), field)
}

/** The text of a boolean: the title of its option, or 是 and 否. */
export const booleanText = (value: boolean, field: ReadField): string => {
  const name = optionText(value, field)
  // rjsf names an option without a title by its value.
  return name === undefined || name === String(value) ? (value ? '是' : '否') : name
}

/** The members of an object in the order of its definition, those that it does not declare last. */
export const membersInOrder = (
  data: object,
  field: ReadField | undefined,
): { name: string; value: unknown; member: Field | undefined }[] => {
  const members = isShape(field) ? membersOf(field) : new Map<string, Field>()
  const free = isShape(field) ? itemOf(field) : undefined
  const values = new Map(Object.entries(data))
  const declared = [...members.keys()].filter((name) => values.has(name))
  return [...new Set([...declared, ...values.keys()])].map((name) => ({
    name,
    value: values.get(name),
    member: members.get(name) ?? (free && { ...free, title: name }),
  }))
}

const UNKNOWN: ReadField = { schema: {}, options: {} }

const isShape = (field: ReadField | undefined): field is ReadField & Shape =>
  field?.members !== undefined && field.parts !== undefined

/** A field that is only read shows its value as the widget of its schema would. */
const shownWidget = ({ schema, options, widget = options.widget as WidgetName }: ReadField) =>
  widgetOf(schema, isWidgetName(widget) && widgets[widget].isOnlyRead ? undefined : widget)

/** Returns a text as the format of its field shows it. */
const plainText = (
  value: unknown,
  { schema }: ReadField,
  widget: WidgetName,
  reading: Reading,
): string =>
  typeof value === 'string'
    ? shownIn(formatOf(schema.format, widget), value, reading)
    : typeof value === 'number'
      ? decimalOf(value)
      : String(value)

const listText = (values: readonly unknown[], field: ReadField, reading: Reading): string => {
  const { items } = field.schema
  const item: ReadField = (isShape(field) && itemOf(field)) || {
    schema: isJsonObject(items) ? items : {},
    options: { ...field.options, unit: undefined },
  }
  const isTable = isShape(item) && membersOf(item).size > 0
  // The names of a list's options are options of the list.
  const named = { schema: item.schema, options: field.options }
  const texts = values.map((one) => optionText(one, named) ?? valueText(one, item, reading))
  return withUnit(texts.join(isTable ? '；' : '、'), field)
}

/** Describes an uploaded file by its name, other objects by their members. */
const objectText = (value: object, field: ReadField, reading: Reading): string => {
  if ('originalName' in value && typeof value.originalName === 'string') {
    const place = placeOf(value)
    return place ? `${place}：${value.originalName}` : value.originalName
  }
  return membersInOrder(value, field)
    .map(
      ({ name, value: own, member }) =>
        `${member?.title ?? name}：${valueText(own, member, reading)}`,
    )
    .join('，')
}

/** Returns the label of an option: of a server, of `oneOf` and `anyOf`, or of `enum` with its names. */
export const optionText = (
  value: unknown,
  { schema, options: { enumNames, enumOptions } }: ReadField,
): string | undefined => {
  const listed = (list: unknown, key: 'value' | 'const', label: 'label' | 'title') => {
    const found = (Array.isArray(list) ? list : []).find(
      (one) => isJsonObject(one) && key in one && isSameJson(one[key], value),
    ) as Record<string, unknown> | undefined
    return typeof found?.[label] === 'string' ? found[label] : undefined
  }
  const values: readonly unknown[] = Array.isArray(schema.enum) ? schema.enum : []
  const place = values.findIndex((one) => isSameJson(one, value))
  const name: unknown = Array.isArray(enumNames)
    ? enumNames[place]
    : isJsonObject(enumNames)
      ? enumNames[String(value)]
      : undefined
  return (
    listed(enumOptions, 'value', 'label') ??
    listed(schema.oneOf, 'const', 'title') ??
    listed(schema.anyOf, 'const', 'title') ??
    (typeof name === 'string' ? name : undefined)
  )
}

const withUnit = (text: string, { options: { unit } }: ReadField): string =>
  typeof unit === 'string' ? `${text} ${unit}` : text
