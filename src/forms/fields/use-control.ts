import { useFieldError, useFormScope } from '../model/form-scope.ts'
import { fieldPartId } from './field-ids.ts'
import type { FieldWidgetProps } from './widget-props.ts'

/** The ARIA attributes of a control. */
interface ControlAria {
  'aria-invalid': boolean
  'aria-required': boolean
  'aria-describedby': string | undefined
}

/** The error of a control and its ARIA attributes. */
export interface Control {
  error: string | undefined
  status: 'error' | ''
  aria: ControlAria
}

/** The properties common to all controls: the error, and the ids of the elements that describe the control. */
export const useControl = (
  { id, required, schema, options }: FieldWidgetProps,
  extra?: string,
): Control => {
  const { context } = useFormScope()
  return useDescribed(id, required, [
    context.Remarks && fieldPartId(id, 'remarks'),
    (options.description ?? schema.description) && fieldPartId(id, 'description'),
    options.help && fieldPartId(id, 'help'),
    options.range && fieldPartId(id, 'range'),
    extra,
  ])
}

/** The same as `useControl` for a control that is not an rjsf field. */
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
