import { useMemo, type ReactElement } from 'react'
import { FormBoundary } from './rendering/form-boundary.tsx'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { Section, type ReviewContext } from './review/review-list.tsx'
import { reviewOf } from './review/review-entries.ts'
import { changesOf } from './review/changes.ts'
import { RemovedValues } from './review/removed-values.tsx'
import styles from './review/review.module.css'

/** The properties of `FormReview`. */
export interface FormReviewProps {
  form: FormPlan
  data: unknown
  /** An earlier version of the data; values that changed since are marked. */
  earlier?: unknown
  /** Loads the names of codes, and files; without it the codes themselves are shown. */
  context?: ReviewContext
  /** Called with the JSON pointer of the value that the customer wants to change. */
  onChange?: ((pointer: string) => void) | undefined
}

/** Shows all values of a form: labels, formatted values, personal data masked until revealed. */
export const FormReview = (properties: FormReviewProps): ReactElement => (
  <div className={styles.review}>
    <FormBoundary>
      <Values {...properties} />
    </FormBoundary>
  </div>
)

const Values = ({ form, data, earlier, context, onChange }: FormReviewProps) => {
  const section = useMemo(() => reviewOf(form, data), [form, data])
  const changes = useMemo(
    () => (earlier === undefined ? undefined : changesOf(form, earlier, data)),
    [form, earlier, data],
  )
  return (
    <>
      <Section section={section} context={context} changes={changes} onChange={onChange} />
      {changes && <RemovedValues values={changes.removed} context={context} />}
    </>
  )
}
