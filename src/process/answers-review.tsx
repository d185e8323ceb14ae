import { FormReview } from '#src/forms/form-review.tsx'
import { shownSteps } from '#machines/process/steps.ts'
import type { PlanStep } from '#machines/process/plan.ts'
import { Button } from '#src/ui/button.tsx'
import { Panel } from '#src/ui/panel.tsx'
import styles from './answers-review.module.css'
import { useFlow, useIsBusy } from './use-flow.ts'
import { useFormContext } from './use-form-context.ts'

/**
 * All answers of the flow to read once more, each step with the way back to it; without `before`, all
 * of them and nothing to change.
 */
export const AnswersReview = ({ before }: { before?: PlanStep }) => {
  const { plan, actor } = useFlow()
  const context = useFormContext()
  const isBusy = useIsBusy()
  const { data, ...collected } = actor.getSnapshot().context
  const steps = shownSteps(plan, { data, external: collected.external }).filter(
    ({ forms, progress }) => forms.length > 0 && (!before || progress < before.progress),
  )
  if (steps.length === 0) return null
  return (
    <Panel title={before ? '核对已填写的内容' : '申请内容'}>
      {steps.map((step) => (
        <div key={step.name} className={styles.step}>
          {before && (
            <Button
              size="small"
              look="quiet"
              className={styles.change}
              disabled={isBusy}
              aria-label={`修改${step.title}`}
              onClick={() => actor.send({ type: 'step.jump', progress: step.progress })}
            >
              修改
            </Button>
          )}
          <details>
            <summary className={styles.title}>{step.title}</summary>
            {step.forms.map(({ id, name, schema, uiSchema }) => (
              <section key={id} className={styles.form}>
                {step.forms.length > 1 && <h3 className={styles.name}>{name}</h3>}
                <FormReview definition={{ schema, uiSchema }} data={data[id]} context={context} />
              </section>
            ))}
          </details>
        </div>
      ))}
    </Panel>
  )
}
