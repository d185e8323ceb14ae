import StringField from '@rjsf/core/lib/components/fields/StringField.js'
import type { FieldProps, RJSFSchema } from '@rjsf/utils'
import type { ReactElement } from 'react'

/**
 * A field whose answer is a number: what a control hands over as text becomes one where it can. rjsf's own keeps what
 * is being typed as well, which our controls do, and asks for the browser's decimal separator, which takes longer than
 * the field.
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
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
    ? Number(value)
    : value
