import { useMemo, type ReactElement } from 'react'
import { FormBoundary } from './rendering/form-boundary.tsx'
import type { FormPlan } from '#engine/form/form-plan.ts'
import type { FormContext } from './model/form-types.ts'
import { Section } from './review/review-list.tsx'
import { reviewOf } from './review/review-entries.ts'
import { changesOf } from './review/changes.ts'
import { RemovedValues } from './review/removed-values.tsx'
import styles from './review/review.module.css'

/** The properties of `FormReview`. */
export interface FormReviewProps {
  form: FormPlan
  data: unknown
  /** An earlier version of the data: what has changed since is marked. */
  earlier?: unknown
  /** For the names behind codes and for files; codes are shown without it. */
  context?: Pick<FormContext, 'options' | 'fileUrl'>
  /** The customer wants to change an answer: its JSON pointer. */
  onChange?: (pointer: string) => void
}

/** All answers of a form, to read: labels, formatted values, personal data masked until asked for. */
export const FormReview = (properties: FormReviewProps): ReactElement => (
  <div className={styles.review}>
    <FormBoundary>
      <Answers {...properties} />
    </FormBoundary>
  </div>
)

const Answers = ({ form, data, earlier, context, onChange }: FormReviewProps) => {
  const section = useMemo(() => reviewOf(form, data), [form, data])
  const changes = useMemo(
    () => (earlier === undefined ? undefined : changesOf(form, earlier, data)),
    [form, earlier, data],
  )
  return (
    <>
      <Section section={section} context={context} changes={changes} onChange={onChange} />
      {changes && <RemovedValues answers={changes.removed} context={context} />}
    </>
  )
}
