import type { Severity } from '#engine/language/diagnostic.ts'
import { entry } from '../../process/definitions.ts'

/** A definition with one mistake, and the diagnostic that it gives. */
export interface Wrong {
  /** Added to a first step that works. */
  entries: unknown[]
  pointer: string
  severity?: Severity
  /** A part of the message. */
  says?: string
  /** The progress of each step in the plan; defaults to the first step alone. */
  steps?: number[]
  /** Those of them that are broken. */
  broken?: number[]
}

export const schemaWith = (keywords: object, progress = 2) =>
  entry(progress, { schema: { type: 'object', ...keywords } })
export const RULE = { holds: 'true', message: '不符' }
export const withOptions = (options: object) => ({
  schema: { type: 'object', properties: { a: { type: 'string', title: '名称' } } },
  uiSchema: { a: { 'ui:options': options } },
})
export const numbered = <Value>(count: number, value: (index: number) => Value) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, value(index)]))
export const nested = (depth: number): object =>
  depth === 0 ? {} : { properties: { a: nested(depth - 1) } }
export const avue = (...column: object[]) => entry(2, { content: { column } })
/** A form with one choice, and the condition that it has a value. */
export const scaled = {
  type: 'object',
  required: ['scale'],
  properties: { scale: { type: 'string', title: '规模', enum: ['小型', '大型'] } },
}
export const ifScale = (value: string) => ({
  required: ['k2'],
  properties: { k2: { required: ['scale'], properties: { scale: { const: value } } } },
})
export const inSecond = { steps: [1, 2], broken: [2] }
