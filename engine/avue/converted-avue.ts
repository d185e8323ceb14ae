import type { FormContent } from '../language/content.ts'
import type { AvueFinding } from './finding.ts'

/** An Avue option as a form, and what of it the form does not have. */
export interface ConvertedAvue {
  form: FormContent
  findings: readonly AvueFinding[]
}
