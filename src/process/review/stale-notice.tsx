import { useSelector } from '@xstate/react'
import type { PlanStep } from '#engine/process/plan.ts'
import { staleValues, type StaleForm } from '#engine/process/stale-values.ts'
import { lazyComponent } from '#src/platform/lazy-component.tsx'
import { useFlow } from '../flow/use-flow.ts'
import styles from './stale-notice.module.css'

/** The stale values, loaded on demand: few changes make values stale. */
export const LazyStaleForms = lazyComponent(
  async () => (await import('./stale-forms.tsx')).StaleForms,
)

/**
 * Shows the stale values that a commit will drop: at the review all of them, at another step those of its unsaved
 * changes. Values of drafts that a changed definition has no place for are shown once, at the first step.
 */
export const StaleNotice = ({ step, isReview }: { step: PlanStep; isReview: boolean }) => {
  const { plan, actor, dropped } = useFlow()
  const forms = useSelector(
    actor,
    (snapshot) =>
      isReview || step.forms.some(({ id }) => snapshot.context.unsaved.includes(id))
        ? staleValues(plan, snapshot.context)
        : [],
    isSame,
  )
  const gone = dropped?.at(step) ?? []
  return (
    // A status region has to exist before its text, to be announced.
    <div role="status" className={styles.place}>
      {forms.length + gone.length > 0 && <LazyStaleForms forms={forms} gone={gone} />}
    </div>
  )
}

/** Tells whether the same values of the same forms are stale. */
const isSame = (one: readonly StaleForm[], other: readonly StaleForm[]): boolean =>
  fingerprint(one) === fingerprint(other)

const fingerprint = (forms: readonly StaleForm[]): string =>
  JSON.stringify(forms.map(({ id, title, data }) => [id, title, data]))
