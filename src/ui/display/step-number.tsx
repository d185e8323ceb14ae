import styles from './step-number.module.css'

interface StepNumberProps {
  /** The step and the current one, counted from 0. */
  step: number
  current: number
}

/** Renders the number of a step in a circle, a tick once the step is done. */
export const StepNumber = ({ step, current }: StepNumberProps) => (
  <span
    className={styles.number}
    data-state={step < current ? 'done' : step === current ? 'current' : undefined}
    aria-hidden="true"
  >
    {step < current ? '✓' : step + 1}
  </span>
)
