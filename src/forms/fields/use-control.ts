import { useFieldError } from '../model/form-scope.ts'
import { fieldPartId } from './field-ids.ts'
import type { FieldWidgetProps } from './widget-props.ts'

/** What assistive technology needs to know of a control. */
interface ControlAria {
  'aria-invalid': boolean
  'aria-required': boolean
  'aria-describedby': string | undefined
}

/** What is wrong at a control, and what it tells of itself. */
export interface Control {
  error: string | undefined
  status: 'error' | ''
  aria: ControlAria
}

/** The properties that a control shares with every other: its error, and what describes it. */
export const useControl = (
  { id, required, schema, options }: FieldWidgetProps,
  extra?: string,
): Control =>
  useDescribed(id, required, [
    (options.description ?? schema.description) && fieldPartId(id, 'description'),
    options.help && fieldPartId(id, 'help'),
    extra,
  ])

/** The same for a control that is not a field of rjsf's. */
export const useDescribed = (
  id: string,
  isRequired: boolean | undefined,
  describedBy: readonly unknown[] = [],
): Control => {
  const error = useFieldError(id)
  const parts = [error && fieldPartId(id, 'error'), ...describedBy].filter(Boolean)
  return {
    error,
    status: error ? 'error' : '',
    aria: {
      'aria-invalid': error !== undefined,
      'aria-required': isRequired === true,
      'aria-describedby': parts.join(' ') || undefined,
    },
  }
}
