import { withoutInvisible } from '../json/invisible.ts'
import { mapAt } from '../json/path-values.ts'
import { widgets } from '../widgets/widgets.ts'
import type { Field, FormPlan } from './form-plan.ts'
import { readTyped } from './typed-value.ts'
import { isOnlyRead } from './widget-of.ts'

/**
 * Normalises the texts of a form's data as its fields do while the customer types: what another client sends is stored
 * as the same text. Returns the same object where nothing changes.
 */
export const withNormalisedTexts = ({ fields }: Pick<FormPlan, 'fields'>, data: unknown): unknown =>
  fields
    .filter(isTyped)
    .reduce(
      (values, field) =>
        mapAt(values, field.path, (value) =>
          typeof value === 'string' && value !== '' ? normalised(field, value) : value,
        ),
      data,
    )

const normalised = (field: Field, text: string): unknown =>
  widgets[field.widget].hasLines ? withoutInvisible(text) : (readTyped(field, text) ?? '')

/** Tells whether a field is typed: an option or a constant is compared as it is. */
const isTyped = ({ schema, scope, widget }: Field): boolean =>
  schema.type === 'string' &&
  !scope &&
  !isOnlyRead(widget) &&
  [schema.enum, schema.oneOf, schema.anyOf, schema.const].every((one) => one === undefined)
