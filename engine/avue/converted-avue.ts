import type { FormContent } from '../language/content.ts'
import type { AvueDiagnostic } from './avue-diagnostic.ts'

/** An Avue option as a form, and what of it the form does not have. */
export interface ConvertedAvue {
  form: FormContent
  diagnostics: readonly AvueDiagnostic[]
}
