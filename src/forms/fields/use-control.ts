import { useFieldError } from '../form-scope.ts'
import { fieldPartId } from './field-ids.ts'
import type { FieldWidgetProps } from './widget-props.ts'

/** What assistive technology needs to know of a control. */
export interface ControlAria {
  'aria-invalid': boolean
  'aria-required': boolean
  'aria-describedby': string | undefined
}

/** The properties that a control shares with every other: its error, and what describes it. */
export const useControl = (
  { id, required, schema, options }: FieldWidgetProps,
  extra?: string,
): { error: string | undefined; status: 'error' | ''; aria: ControlAria } => {
  const error = useFieldError(id)
  const parts = [
    error && fieldPartId(id, 'error'),
    (options.description ?? schema.description) && fieldPartId(id, 'description'),
    options.help && fieldPartId(id, 'help'),
    extra,
  ].filter(Boolean)
  return {
    error,
    status: error ? 'error' : '',
    aria: {
      'aria-invalid': error !== undefined,
      'aria-required': required === true,
      'aria-describedby': parts.join(' ') || undefined,
    },
  }
}
