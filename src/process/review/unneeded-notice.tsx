import { useSelector } from '@xstate/react'
import type { PlanStep } from '#engine/process/plan.ts'
import { unneededAnswers } from '#engine/process/unneeded-answers.ts'
import { FormReview } from '#src/forms/form-review.tsx'
import { Notice } from '../notices/notice.tsx'
import { useFlow } from '../flow/use-flow.ts'
import { useFormContext } from '../context/use-form-context.ts'
import styles from './unneeded-notice.module.css'

/**
 * Answers that the newest ones no longer ask for, before they are dropped: at the review all of them, at
 * another step while a change to it has not been saved.
 */
export const UnneededNotice = ({ step, isReview }: { step: PlanStep; isReview: boolean }) => {
  const { plan, actor } = useFlow()
  const context = useFormContext()
  const forms = useSelector(
    actor,
    (snapshot) =>
      isReview || step.forms.some(({ id }) => snapshot.context.unsaved.includes(id))
        ? unneededAnswers(plan, snapshot.context)
        : [],
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  )
  return (
    // There before it has something to say, so that it is read out.
    <div role="status" className={styles.place}>
      {forms.length > 0 && (
        <Notice tone="warning" title="以下内容因修改不再需要，提交后将不保留">
          {forms.map(({ title, data, ...definition }) => (
            <section key={`${definition.id} ${title}`} className={styles.form}>
              <h3 className={styles.title}>{title}</h3>
              <FormReview definition={definition} data={data} context={context} />
            </section>
          ))}
        </Notice>
      )}
    </div>
  )
}
