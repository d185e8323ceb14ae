import { useSelector } from '@xstate/react'
import { FlowStatus } from '#schemas/api/process.ts'
import { hadResult, savedIn, stepsToComplete } from '#engine/process/depends-on.ts'
import { shownSteps } from '#engine/process/steps.ts'
import type { PlanStep } from '#engine/process/plan.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './review-panel.module.css'
import { PrintButton, PrintSheet } from './print-sheet.tsx'
import { ReviewedForms } from './reviewed-forms.tsx'
import { OutdatedNotice, UnfinishedNotice } from '../notices/outdated-notice.tsx'
import { useCorrection } from '../flow/use-correction.ts'
import { useFlow, useIsBusy } from '../flow/use-flow.ts'
import { useFormContext } from '../context/use-form-context.ts'

/**
 * The values of the steps before `before`, each with a button to correct it; without `before`, the values of all
 * steps, read-only.
 */
export const ReviewPanel = ({ before }: { before?: PlanStep }) => {
  const { plan, actor } = useFlow()
  const context = useFormContext()
  const isBusy = useIsBusy()
  const correct = useCorrection()
  const {
    data,
    unsaved,
    external,
    tasks,
    status,
    submitted = {},
  } = useSelector(actor, (snapshot) => snapshot.context)
  const steps = shownSteps(plan, { data, external }).filter(
    ({ forms, progress }) => forms.length > 0 && (!before || progress < before.progress),
  )
  const isCorrection =
    (status === FlowStatus.restarted || status === FlowStatus.returned) &&
    Object.keys(submitted).length > 0
  const saved = savedIn(tasks)
  const incomplete = before ? stepsToComplete(plan, { data, external }, saved) : []
  if (steps.length === 0) return null
  return (
    <PrintSheet>
      {incomplete
        .filter((step) => step !== before)
        .map((step) => {
          const Notice = hadResult(step, saved) ? OutdatedNotice : UnfinishedNotice
          return (
            <Notice
              key={step.name}
              step={step}
              isBusy={isBusy}
              onGo={() => correct({ progress: step.progress, formId: '', pointer: '' })}
            />
          )
        })}
      <Panel title={before ? '核对已填写的内容' : '申请内容'} extra={<PrintButton />}>
        {before && isCorrection && (
          <p className={styles.returned}>
            与上次提交相比有变化的内容标有“已修改”，其余内容没有变化。
          </p>
        )}
        {steps.map(({ name: key, title, progress, forms }) => (
          <div key={key} className={styles.step}>
            {before && (
              <Button
                size="small"
                look="quiet"
                className={styles.change}
                disabled={isBusy}
                aria-label={`修改${title}`}
                onClick={() => correct({ progress, formId: forms[0]?.id ?? '', pointer: '' })}
              >
                修改
              </Button>
            )}
            <details open={before !== undefined}>
              <summary className={styles.title}>{title}</summary>
              {before && forms.some(({ id }) => unsaved.includes(id)) && (
                <p className={styles.returned}>本步内容目前只保存在本机，提交时一并保存。</p>
              )}
              <ReviewedForms
                forms={forms}
                data={data}
                earlier={before && isCorrection ? submitted : undefined}
                context={context}
                onChange={before && ((formId, pointer) => correct({ progress, formId, pointer }))}
              />
            </details>
          </div>
        ))}
      </Panel>
    </PrintSheet>
  )
}
