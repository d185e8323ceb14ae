import type { UiSchema } from '../language/json-schema.ts'
import type { WidgetName } from '../language/words.ts'
import type { Wire } from '../language/wire-option.ts'
import type { AvueColumn } from './columns.ts'
import type { AvueReport } from './avue-diagnostic.ts'

/** What a column becomes, before its rules and its words. */
export interface AvueField {
  schema: Record<string, unknown>
  widget?: WidgetName | undefined
  /** Of `ui:options`. */
  options?: Record<string, unknown>
  /** Choices that can't be chosen. */
  disabled?: unknown[]
  /** How what is typed is written. */
  placeholder?: string
  /** How the items of a list look, or each of them. */
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

/** Converts columns of one type; a text says why a column can't be converted. */
export type ConvertType = (
  column: AvueColumn,
  report: AvueReport,
  convert: ConvertColumns,
) => AvueField | string

/** Where a number stands that a schema may have as a limit. */
export const limit = (keyword: string, value: unknown): Record<string, number> =>
  typeof value === 'number' && Number.isFinite(value) ? { [keyword]: value } : {}

/** A limit that counts: a whole number from 0. */
export const count = (keyword: string, value: unknown): Record<string, number> =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? { [keyword]: value } : {}

/** How a list is saved by `dataType`. */
export const listWire = ({ all: { dataType, separator } }: AvueColumn): Wire | undefined => {
  if (dataType === 'json') return { as: 'json' }
  if (dataType !== 'string' && dataType !== 'number') return undefined
  return {
    as: 'joined',
    ...(typeof separator === 'string' && separator !== '' && separator !== ',' && { separator }),
  }
}
