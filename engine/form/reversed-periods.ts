import { isAskedFor } from './applicability.ts'
import { valuesAt } from '../json/path-values.ts'
import { ITEM } from '../json/path-values.ts'
import { itemsOf } from './schema-at.ts'
import {
  formFields,
  titleOf,
  type FieldFault,
  type FormField,
  type FormShape,
} from './form-fields.ts'
import { formats } from '../formats/formats.ts'
import { isJsonObject } from '../json/object.ts'
import { MOMENT_NOUNS, periodKind, type MomentKind } from '../formats/moment-patterns.ts'
import { uiOptionsOf } from '../language/options.ts'

/** The periods of a form that end before they begin: JSON Schema can't compare two answers. */
export const reversedPeriods = (form: FormShape, data: unknown): FieldFault[] =>
  formFields(form)
    .flatMap((field) => [field, ...itemOf(field, form)])
    .filter(({ ui }) => uiOptionsOf(ui).widget === 'dateRange')
    .flatMap((field) => {
      const kind = periodKind(itemsOf(field.schema, form.schema))
      const noun = MOMENT_NOUNS[kind]
      return valuesAt(data, field.path)
        .filter(({ path, value }) => isReversed(value, kind) && isAskedFor(form.schema, data, path))
        .map(({ path }) => ({
          path,
          message: `${titleOf(field)}的结束${noun}不能早于开始${noun}`,
        }))
    })

type Period = Pick<FormField, 'path' | 'schema' | 'ui'>

/** Each of a list of periods is one. */
const itemOf = ({ path, schema, ui: { items } }: Period, form: FormShape): Period[] =>
  isJsonObject(items)
    ? [{ path: [...path, ITEM], schema: itemsOf(schema, form.schema) ?? {}, ui: items }]
    : []

/** What a form holds of two moments is in their order as a text as well. */
const isReversed = (value: unknown, kind: MomentKind): boolean => {
  const [first, last] = (Array.isArray(value) ? value : []).map(String)
  if (first === undefined || last === undefined) return false
  return [first, last].every(formats[kind].validate) && last < first
}
