import type { FormContent } from '../language/content.ts'
import type { AvueDiagnostic } from './avue-diagnostic.ts'

/** An Avue option as a form, and the diagnostics of the parts that the form does not have. */
export interface ConvertedAvue {
  form: FormContent
  diagnostics: readonly AvueDiagnostic[]
}
