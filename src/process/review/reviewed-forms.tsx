import type { PlanStep } from '#engine/process/plan.ts'
import { FormReview, type FormReviewProps } from '#src/forms/form-review.tsx'
import styles from './review-panel.module.css'

interface ReviewedFormsProps extends Required<Pick<FormReviewProps, 'context'>> {
  forms: PlanStep['forms']
  /** The values by entry id. */
  data: Readonly<Record<string, unknown>>
  /** An earlier version of the values; without it none is marked. */
  earlier?: Readonly<Record<string, unknown>> | undefined
  onChange?: ((formId: string, pointer: string) => void) | undefined
}

/** Shows the values of a step's forms, for customers and operators alike. */
export const ReviewedForms = ({ forms, data, earlier, context, onChange }: ReviewedFormsProps) =>
  forms.map(({ id, name, plan: form }) => (
    <section key={id} className={styles.form}>
      {forms.length > 1 && <h3 className={styles.name}>{name}</h3>}
      <FormReview
        form={form}
        data={data[id]}
        earlier={earlier && (earlier[id] ?? {})}
        context={context}
        onChange={onChange && ((pointer) => onChange(id, pointer))}
      />
    </section>
  ))
