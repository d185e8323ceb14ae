import { ReviewedForms } from './reviewed-forms.tsx'
import type { ReviewedFlow } from './reviewed-flow.ts'
import styles from './review-panel.module.css'

/** Shows the values of a flow step by step, for customers and operators alike. */
export const ReviewedSteps = ({
  flow: { steps, values, before, context },
}: {
  flow: ReviewedFlow
}) => (
  <>
    {before && (
      <p className={styles.returned}>与上次提交相比有变化的内容标有“已修改”，其余内容没有变化。</p>
    )}
    {steps.map((step) => (
      <div key={step.name} className={styles.step}>
        <details open>
          <summary className={styles.title}>{step.title}</summary>
          <ReviewedForms forms={step.forms} data={values} earlier={before} context={context} />
        </details>
      </div>
    ))}
  </>
)
