import { expect, it } from 'vitest'
import { convertAvue } from '#engine/avue/convert-avue.ts'

export type Part = Record<string, unknown>

/** Converts an option of one column. @returns its field, with the diagnostics */
export const convert = (column: object, around: object = {}) => {
  const { form, diagnostics } = convertAvue({ column: [{ prop: 'a', ...column }], ...around })
  const { properties, required = [] } = form.schema as { properties: Part; required?: string[] }
  const { title: _, ...schema } = (properties.a ?? {}) as Part
  return { schema, ui: form.uiSchema.a as Part, required, diagnostics }
}

/** A column, the schema of its field, and the field's uiSchema. */
export type Conversion = [column: object, schema: object, ui?: object]

/** Tests that columns convert to fields without diagnostics. */
export const itConverts = (conversions: readonly Conversion[]): void =>
  it.each(conversions)('converts %j to the field %j', (column, schema, ui = {}) => {
    const converted = convert(column)
    expect(converted.schema).toEqual(schema)
    expect(converted.ui).toEqual(ui)
    expect(converted.diagnostics).toEqual([])
  })

export const text = { type: 'string' }
export const list = (items: object, more: object = {}) => ({ type: 'array', items, ...more })
export const wire = (value: object) => ({ 'ui:options': { wire: value } })
