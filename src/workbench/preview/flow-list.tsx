import { memo } from 'react'
import type { OutlineStep } from '../definition/check-message.ts'
import styles from './pane.module.css'

interface FlowListProps {
  steps: readonly OutlineStep[]
  /** The progress of the chosen step. */
  chosen: number | undefined
  onChoose: (step: OutlineStep) => void
}

/** Lists the steps of the flow, with their conditions in words; a step is chosen by a click. */
export const FlowList = memo(({ steps, chosen, onChoose }: FlowListProps) => (
  <ol className={styles.flow} aria-label="步骤">
    {steps.map((step) => (
      <li key={step.name}>
        <button
          type="button"
          className={styles.step}
          aria-current={step.progress === chosen ? 'step' : undefined}
          onClick={() => onChoose(step)}
        >
          <span className={styles.number}>{step.progress}</span>
          <span>
            {step.title}
            {notesOf(step).map((note) => (
              <span key={note} className={styles.note}>
                {note}
              </span>
            ))}
          </span>
        </button>
      </li>
    ))}
  </ol>
))

const notesOf = ({ page, forms, commits, when }: OutlineStep): string[] => [
  ...(page === undefined ? [] : [`固定页 ${page}`]),
  ...(forms.length > 1 ? [forms.join('、')] : []),
  ...(when === undefined ? [] : [`${when}时显示`]),
  ...(commits ? ['提交'] : []),
]
