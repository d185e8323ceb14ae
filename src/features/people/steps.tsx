import { StepNumber } from '#src/ui/display/step-number.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import styles from './steps.module.css'

const STEPS = ['注册账号', '实名认证', '开始使用']

/** Renders the progress of a new customer's registration; `current` counts from 0. */
export const Steps = ({ current }: { current: number }) => (
  <ol className={styles.steps} aria-label="开户进度">
    {STEPS.map((label, index) => (
      <li
        key={label}
        className={classNames(styles.step, index === current && styles.current)}
        aria-current={index === current ? 'step' : undefined}
      >
        <StepNumber step={index} current={current} />
        {label}
      </li>
    ))}
  </ol>
)
