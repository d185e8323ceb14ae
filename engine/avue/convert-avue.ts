import { isEmptyValue } from '../json/empty.ts'
import type { ConvertedAvue } from './converted-avue.ts'
import { isForbiddenName } from '../json/forbidden-name.ts'
import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import { OPTIONS } from '../language/words.ts'
import { read } from '../form/wire.ts'
import { isCascadeCarried, withCascades } from './cascades.ts'
import { avueSections, propOf, type AvueColumn } from './columns.ts'
import type { AvueField, AvueObject } from './field.ts'
import type { AvueDiagnostic, AvueReport } from './avue-diagnostic.ts'
import { isFunctionText, reportLeftOut } from './left-out.ts'
import { avueRules } from './rules.ts'
import { convertTypeOf } from './types.ts'

/**
 * Converts an Avue option (docs/process-language.md, Avue forms). Evaluates none of its code, and reports a
 * diagnostic for each part that is not carried over. Never throws on JSON.
 */
export const convertAvue = (option: Readonly<Record<string, unknown>>): ConvertedAvue => {
  const diagnostics: AvueDiagnostic[] = []
  const report: AvueReport = (code, pointer, detail) => diagnostics.push({ code, pointer, detail })
  reportLeftOut(option, '', report, ['option', 'tabs'])
  reportGroups(option.group, report)
  const sections = avueSections(option, '', report)
  const { schema, uiSchema } = convertColumns(
    sections.flatMap(({ columns }) => columns),
    report,
  )
  const named = sections
    .map(({ title, tab, columns }) => ({
      ...(tab !== '' && { tab }),
      ...(title !== '' && { title }),
      fields: columns.map(propOf).filter((prop) => isShown(uiSchema, prop)),
    }))
    .filter(({ title, tab, fields }) => (title ?? tab) !== undefined && fields.length > 0)
  return {
    form: {
      schema,
      uiSchema: {
        ...uiSchema,
        ...(named.length > 0 && { 'ui:options': { [OPTIONS.sections]: named } }),
      },
    },
    diagnostics,
  }
}

const reportGroups = (groups: unknown, report: AvueReport): void => {
  if (!isJsonObject(groups) && !Array.isArray(groups)) return
  for (const [name, group] of Object.entries(groups))
    if (isJsonObject(group)) reportLeftOut(group, pointerTo('/group', name), report)
}

const isShown = (uiSchema: AvueObject['uiSchema'], prop: string): boolean =>
  Object.hasOwn(uiSchema, prop) && uiSchema[prop]?.['ui:widget'] !== 'hidden'

/** Converts columns to the members of an object, in their order. */
const convertColumns = (given: readonly AvueColumn[], report: AvueReport): AvueObject => {
  const columns = withCascades(given)
  const fields = new Map<string, ConvertedColumn>()
  for (const column of columns) {
    const prop = propOf(column)
    if (column.all.type === 'title') continue
    if (prop === '') report('avue-invalid', column.pointer, '字段缺少 prop，不会显示：请补上')
    else if (isForbiddenName(prop) || prop.startsWith('ui:'))
      report('forbidden-name', pointerTo(column.pointer, 'prop'), prop)
    else if (fields.has(prop))
      report('avue-invalid', pointerTo(column.pointer, 'prop'), `prop “${prop}”重复：请改名`)
    else {
      const carried = isCascadeCarried(column, columns) ? CASCADES : []
      reportLeftOut(column.own, column.pointer, report, carried)
      fields.set(prop, convertColumn(column, prop, report))
    }
  }
  const required = [...fields].flatMap(([prop, { isRequired }]) => (isRequired ? [prop] : []))
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries([...fields].map(([prop, { schema }]) => [prop, schema])),
      ...(required.length > 0 && { required }),
    },
    uiSchema: Object.fromEntries([...fields].map(([prop, { ui }]) => [prop, ui])),
  }
}

/** Members by which a column names its children in a cascade. */
const CASCADES = ['cascader', 'cascaderItem']

interface ConvertedColumn {
  schema: Record<string, unknown>
  ui: Record<string, unknown>
  isRequired: boolean
}

const convertColumn = (column: AvueColumn, prop: string, report: AvueReport): ConvertedColumn => {
  const { all, pointer } = column
  const title = titleOf(column, prop)
  const field =
    convertTypeOf(column)?.(column, report, convertColumns) ??
    (all.component ? '自定义组件 component 不会加载' : `没有对应的控件`)
  if (typeof field === 'string') {
    const type = typeof all.type === 'string' ? all.type : 'input'
    report('avue-unsupported', pointer, `“${title}”（type 为 ${type}）：${field}`)
    return { schema: { title }, ui: widthOf(all.span), isRequired: false }
  }
  if (all.display === false)
    return {
      schema: { title, ...field.schema, ...defaultOf(column, field, report) },
      ui: uiOf(column, { ...field, widget: 'hidden' }),
      isRequired: false,
    }
  const { keywords, messages, isRequired } = avueRules(column, field.schema, report)
  const minItems = isRequired && field.schema.type === 'array' ? { minItems: 1 } : {}
  const errorMessage = Object.keys(messages).length > 0 && { errorMessage: messages }
  return {
    schema: {
      title,
      ...(isText(all.labelTip) && { description: all.labelTip }),
      ...minItems,
      ...field.schema,
      ...keywords,
      ...defaultOf(column, field, report),
    },
    ui: uiOf(column, {
      ...field,
      ...(all.detail === true && field.schema.type !== 'array' && { widget: 'readonly' }),
      options: { ...field.options, ...errorMessage },
    }),
    isRequired,
  }
}

/** Appends the unit, which Avue shows behind the control, to the field's name. */
const titleOf = ({ all: { label, append } }: AvueColumn, prop: string): string => {
  const title = isText(label) ? label : prop
  return isText(append) && append.length <= 6 ? `${title}（${append}）` : title
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && !isFunctionText(value)

const uiOf = ({ all }: AvueColumn, field: AvueField): Record<string, unknown> => {
  const { widget, disabled = [], wire, items } = field
  const { 'ui:options': width } = widget === 'table' ? {} : widthOf(all.span)
  const options = { ...width, ...field.options, ...(wire && { [OPTIONS.wire]: wire }) }
  const placeholder = isText(all.placeholder) ? all.placeholder : field.placeholder
  const isRead = all.detail === true || all.readonly === true
  return {
    ...(widget && { 'ui:widget': widget }),
    ...(placeholder && { 'ui:placeholder': placeholder }),
    ...(isText(all.tip) && { 'ui:help': all.tip }),
    ...(isRead && { 'ui:readonly': true }),
    ...(all.disabled === true && { 'ui:disabled': true }),
    ...(disabled.length > 0 && { 'ui:enumDisabled': disabled }),
    ...(Object.keys(options).length > 0 && { 'ui:options': options }),
    ...(items && { items }),
  }
}

/** Converts a span of Avue's 24 columns; a field without a span has the default width of its widget. */
const widthOf = (span: unknown): { 'ui:options'?: { width: string } } => {
  if (typeof span !== 'number') return {}
  const [, width] = WIDTHS.find(([most]) => span <= most) ?? [24, 'full']
  return { 'ui:options': { width } }
}

const WIDTHS: readonly (readonly [most: number, width: string])[] = [
  [6, 'quarter'],
  [8, 'third'],
  [12, 'half'],
  [18, 'twoThirds'],
]

/** Converts `value`, the default of a field in its saved representation. */
const defaultOf = (
  { all: { value }, pointer }: AvueColumn,
  { schema, wire }: AvueField,
  report: AvueReport,
): { default?: unknown } => {
  if (value === undefined || isEmptyValue(value) || isFunctionText(value)) return {}
  const held = wire ? read(value, wire) : value
  const kind = Array.isArray(held) ? 'array' : typeof held
  if (kind === schema.type || (kind === 'number' && schema.type === 'integer'))
    return { default: held }
  report(
    'avue-not-carried-over',
    pointerTo(pointer, 'value'),
    'value：初始值与字段类型不符，请修改',
  )
  return {}
}
