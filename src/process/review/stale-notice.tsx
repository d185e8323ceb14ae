import { useSelector } from '@xstate/react'
import type { PlanStep } from '#engine/process/plan.ts'
import { staleValues, type StaleForm } from '#engine/process/stale-values.ts'
import { FormReview } from '#src/forms/form-review.tsx'
import { Notice } from '../notices/notice.tsx'
import { useFlow } from '../flow/use-flow.ts'
import { useFormContext } from '../context/use-form-context.ts'
import styles from './stale-notice.module.css'

/**
 * Shows the stale values that a commit will drop: at the review all of them, at another step those of its unsaved
 * changes.
 */
export const StaleNotice = ({ step, isReview }: { step: PlanStep; isReview: boolean }) => {
  const { plan, actor } = useFlow()
  const context = useFormContext()
  const forms = useSelector(
    actor,
    (snapshot) =>
      isReview || step.forms.some(({ id }) => snapshot.context.unsaved.includes(id))
        ? staleValues(plan, snapshot.context)
        : [],
    isSame,
  )
  return (
    // A status region has to exist before its text, to be announced.
    <div role="status" className={styles.place}>
      {forms.length > 0 && (
        <Notice tone="warning" title="以下内容因修改不再需要，提交后将不保留">
          {forms.map(({ id, title, data, plan: form }) => (
            <section key={`${id} ${title}`} className={styles.form}>
              <h3 className={styles.title}>{title}</h3>
              <FormReview form={form} data={data} context={context} />
            </section>
          ))}
        </Notice>
      )}
    </div>
  )
}

/** Tells whether the same values of the same forms are stale. */
const isSame = (one: readonly StaleForm[], other: readonly StaleForm[]): boolean =>
  fingerprint(one) === fingerprint(other)

const fingerprint = (forms: readonly StaleForm[]): string =>
  JSON.stringify(forms.map(({ id, title, data }) => [id, title, data]))
