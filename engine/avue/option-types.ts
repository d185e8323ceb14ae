import { pointerTo } from '../json/pointer.ts'
import type { WidgetName } from '../widgets/widgets.ts'
import type { Wire } from '../language/wire-option.ts'
import { columnOptions, optionSchema, type ColumnOption } from './column-options.ts'
import type { AvueColumn } from './columns.ts'
import { listWire, type AvueField, type ConvertType } from './field.ts'
import type { AvueReport } from './avue-diagnostic.ts'
import { sourceAt, type AvueSource } from './option-url.ts'

const NO_OPTIONS = '没有可用的选项：请使用字典、地区，或把选项写在 dicData 中'
const NO_REGIONS = '地区不能多选：请改用 dynamic，每行选一个地区'
const NO_PATHS =
  '多选的路径合并成文字后，各项无法区分：请设 emitPath 为 false，或去掉 dataType、把选项写在 dicData 中'

/** select, radio, checkbox: `dicData`, or a dictionary. */
export const withOptions =
  (widget: WidgetName, isAlwaysSeveral = false): ConvertType =>
  (column, report) => {
    const several = isAlwaysSeveral || column.all.multiple === true
    const source = sourceOf(column, report, false)
    if (source) return remoteField(column, source, several)
    return chosenField(
      column,
      report,
      columnOptions(column),
      several,
      several && !isAlwaysSeveral ? 'select' : widget,
    )
  }

/** tree: a node's own value. */
export const tree: ConvertType = (column, report) => {
  const source = sourceOf(column, report, true)
  const several = column.all.multiple === true
  if (source?.source === 'region' && several) return NO_REGIONS
  if (source?.source === 'region') return regionField({ as: 'regionCode' })
  if (source) return remoteField(column, source, several)
  return chosenField(column, report, columnOptions(column), several, 'select')
}

/** cascader: the values from the root down to the selected one, or the selected one alone (`emitPath`). */
export const cascader: ConvertType = (column, report) => {
  const { multiple, emitPath, separator, dataType } = column.all
  const source = sourceOf(column, report, true)
  if (multiple === true) return cascaders(column, report, source)
  if (source?.source === 'region')
    return regionField(emitPath === false ? { as: 'regionCode' } : listWire(column))
  if (source) return remoteField(column, source, false)
  const leaves = columnOptions(column).filter(({ isLeaf }) => isLeaf)
  if (emitPath === false) return chosenField(column, report, leaves, false, 'select')
  const between = typeof separator === 'string' && separator !== '' ? separator : ','
  const chosen = optionSchema(
    column,
    leaves,
    ({ values }) => values.join(between),
    'string',
    report,
  )
  if (!chosen) return NO_OPTIONS
  const { disabled, ...schema } = chosen
  const isNumeric = leaves.every(({ values }) => values.every((value) => typeof value === 'number'))
  const wire: Wire = {
    as: 'split',
    ...(between !== ',' && { separator: between }),
    ...(isNumeric && { each: 'number' }),
  }
  const isText = dataType === 'string' || dataType === 'number'
  return { schema: { ...schema }, widget: 'select', disabled, ...(!isText && { wire }) }
}

/** Several selected values: a list of values, or of paths, each held by the form as a JSON text. */
const cascaders = (
  column: AvueColumn,
  report: AvueReport,
  source: AvueSource | undefined,
): AvueField | string => {
  const { emitPath, dataType } = column.all
  if (source?.source === 'region') return NO_REGIONS
  const leaves = columnOptions(column).filter(({ isLeaf }) => isLeaf)
  if (emitPath === false)
    return source
      ? remoteField(column, source, true)
      : chosenField(column, report, leaves, true, 'select')
  if (source || dataType === 'string' || dataType === 'number') return NO_PATHS
  const pathOf = ({ values }: ColumnOption) => JSON.stringify(values)
  const chosen = optionSchema(column, leaves, pathOf, 'string', report)
  if (!chosen) return NO_OPTIONS
  const { disabled, ...one } = chosen
  return {
    schema: { type: 'array', uniqueItems: true, items: { ...one } },
    widget: 'select',
    disabled,
    wire: { each: 'json', ...listWire(column) },
  }
}

/** switch: on and off, or two values of its own. */
export const toggle: ConvertType = (column, report) => {
  const options = columnOptions(column)
  if (options.length === 0) return { schema: { type: 'boolean' }, widget: 'switch' }
  const field = chosenField(column, report, options, false, 'radio')
  if (typeof field === 'string' || field.schema.type !== 'boolean') return field
  return { ...field, widget: 'switch' }
}

const chosenField = (
  column: AvueColumn,
  report: AvueReport,
  options: readonly ColumnOption[],
  several: boolean,
  widget: WidgetName,
): AvueField | string => {
  const wire = several ? listWire(column) : undefined
  // Values that are joined into a text are read back as texts.
  const dataType = wire?.as === 'joined' ? 'string' : column.all.dataType
  const chosen = optionSchema(column, options, ({ values }) => values.at(-1), dataType, report)
  if (!chosen) return NO_OPTIONS
  const { disabled, ...one } = chosen
  return {
    schema: several ? { type: 'array', uniqueItems: true, items: { ...one } } : { ...one },
    widget,
    disabled,
    wire,
  }
}

const remoteField = (column: AvueColumn, source: AvueSource, several: boolean): AvueField => ({
  schema: several
    ? { type: 'array', uniqueItems: true, items: { type: 'string' } }
    : { type: 'string' },
  ...(source.source === 'dictionary'
    ? { widget: 'dictionary', options: { dictionary: source.dictionary } }
    : {
        widget: 'remoteSelect',
        options: {
          optionSource: 'region',
          ...(source.region && { region: source.region }),
          ...(source.field && { within: { field: source.field } }),
        },
      }),
  wire: several
    ? listWire(column)
    : column.all.dataType === 'number'
      ? { each: 'number' }
      : undefined,
})

const regionField = (wire: Wire | undefined): AvueField => ({
  schema: { type: 'array', items: { type: 'string' } },
  widget: 'region',
  wire,
})

/** Returns the source of a column's options; settings of the request that no form has are reported. */
const sourceOf = (
  column: AvueColumn,
  report: AvueReport,
  isTree: boolean,
): AvueSource | undefined => {
  const { all, pointer } = column
  if (all.dicUrl === undefined || all.dicUrl === '') return undefined
  const source = sourceAt(column, isTree)
  if (!source)
    report(
      'avue-not-carried-over',
      pointerTo(pointer, 'dicUrl'),
      'dicUrl：只能使用字典（blade-system/dict/dictionary?code=）、业务字典（blade-system/dict-biz/dictionary?code=）和地区（blade-system/region/lazy-tree 或 select）',
    )
  const { value } = all.props as { value?: unknown }
  if (source?.source === 'dictionary' && value !== undefined && value !== 'dictKey')
    report(
      'avue-not-carried-over',
      pointerTo(pointer, 'props'),
      'props：保存的是字典的 dictKey，请让后端按 dictKey 读取',
    )
  return source
}
