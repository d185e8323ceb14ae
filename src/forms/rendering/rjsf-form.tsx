import Form, { type FormProps, type FormState } from '@rjsf/core/lib/components/Form.js'
import type { RJSFSchema } from '@rjsf/utils'
import type { ReactElement } from 'react'
import { keptCode } from '../model/kept-values.ts'
import { theme } from './theme.ts'

/** rjsf's form, whose utilities keep the items of tuples. */
class PatchedForm extends Form<unknown, RJSFSchema> {
  override getStateFromProps(
    ...values: Parameters<Form<unknown, RJSFSchema>['getStateFromProps']>
  ): FormState<unknown, RJSFSchema> {
    const state = super.getStateFromProps(...values)
    keptCode.loaded()?.keepTuples(state.schemaUtils)
    return state
  }
}

/** rjsf with our theme. */
export const RjsfForm = (properties: FormProps<unknown, RJSFSchema>): ReactElement => (
  <PatchedForm {...theme} {...properties} />
)
