import type { UiSchema } from '../language/json-schema.ts'
import type { WidgetName } from '../widgets/widgets.ts'
import type { Wire } from '../language/wire-option.ts'
import type { AvueColumn } from './columns.ts'
import type { AvueReport } from './avue-diagnostic.ts'

/** The field that a column is converted to, before its rules and its texts. */
export interface AvueField {
  schema: Record<string, unknown>
  widget?: WidgetName | undefined
  /** Members of `ui:options`. */
  options?: Record<string, unknown>
  /** Disabled options. */
  disabled?: unknown[]
  /** The placeholder or pattern of the typed value. */
  placeholder?: string
  /** The uiSchema of the items of a list, or of each of them. */
  items?: UiSchema | readonly UiSchema[]
  wire?: Wire | undefined
}

/** Several columns as the members of an object. */
export interface AvueObject {
  schema: Record<string, unknown> & { properties: Record<string, Record<string, unknown>> }
  uiSchema: Record<string, Record<string, unknown>>
}

/** Converts the columns within a column. */
type ConvertColumns = (columns: readonly AvueColumn[], report: AvueReport) => AvueObject

/** Converts columns of one type; a text is the reason why a column cannot be converted. */
export type ConvertType = (
  column: AvueColumn,
  report: AvueReport,
  convert: ConvertColumns,
) => AvueField | string

/** Returns a number that a schema may have as a limit. */
export const limit = (keyword: string, value: unknown): Record<string, number> =>
  typeof value === 'number' && Number.isFinite(value) ? { [keyword]: value } : {}

/** Returns a limit on a count: a whole number from 0. */
export const count = (keyword: string, value: unknown): Record<string, number> =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? { [keyword]: value } : {}

/** Returns the codec that saves a list by `dataType`. */
export const listWire = ({ all: { dataType, separator } }: AvueColumn): Wire | undefined => {
  if (dataType === 'json') return { as: 'json' }
  if (dataType !== 'string' && dataType !== 'number') return undefined
  return {
    as: 'joined',
    ...(typeof separator === 'string' && separator !== '' && separator !== ',' && { separator }),
  }
}
