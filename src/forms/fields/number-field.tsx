import StringField from '@rjsf/core/lib/components/fields/StringField.js'
import type { FieldProps, RJSFSchema } from '@rjsf/utils'
import type { ReactElement } from 'react'
import { readNumber } from '#engine/formats/number.ts'

/**
 * A field with a numeric value: text from a control becomes a number where possible. rjsf's own field also keeps a draft,
 * which our controls do, and reads the browser's decimal separator, which takes longer than rendering the field.
 */
export const NumberField = (properties: FieldProps<unknown, RJSFSchema>): ReactElement => {
  const { onChange } = properties
  return (
    <StringField
      {...properties}
      onChange={(value: unknown, ...where) => onChange(numberOf(value), ...where)}
    />
  )
}

const numberOf = (value: unknown): unknown =>
  typeof value === 'string' ? (readNumber(value) ?? value) : value
