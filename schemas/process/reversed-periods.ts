import { isAskedFor } from './applicable-answers.ts'
import { valuesAt } from './expression/places.ts'
import { ITEM, itemsOf } from './expression/schema-at.ts'
import {
  formFields,
  titleOf,
  type FieldFault,
  type FormField,
  type FormShape,
} from './form-fields.ts'
import { formats } from './formats.ts'
import { isJsonObject } from './json-schema.ts'
import { uiOptionsOf } from './ui-options.ts'

/** The periods of a form that end before they begin: JSON Schema can't compare two answers. */
export const reversedPeriods = (form: FormShape, data: unknown): FieldFault[] =>
  formFields(form)
    .flatMap((field) => [field, ...itemOf(field, form)])
    .filter(({ ui }) => uiOptionsOf(ui).widget === 'dateRange')
    .flatMap((field) =>
      valuesAt(data, field.path)
        .filter(({ path, value }) => isReversed(value) && isAskedFor(form.schema, data, path))
        .map(({ path }) => ({ path, message: `${titleOf(field)}的结束日期不能早于开始日期` })),
    )

type Period = Pick<FormField, 'path' | 'schema' | 'ui'>

/** Each of a list of periods is one. */
const itemOf = ({ path, schema, ui: { items } }: Period, form: FormShape): Period[] =>
  isJsonObject(items)
    ? [{ path: [...path, ITEM], schema: itemsOf(schema, form.schema) ?? {}, ui: items }]
    : []

const isReversed = (value: unknown): boolean => {
  const [first, last] = (Array.isArray(value) ? value : []).map(String)
  if (first === undefined || last === undefined) return false
  return [first, last].every(formats.date.validate) && last < first
}
