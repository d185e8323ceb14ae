import type { InputHTMLAttributes, ReactElement } from 'react'
import { classNames } from '#src/ui/theme/class-names.ts'
import styles from './controls.module.css'

interface TickProps extends InputHTMLAttributes<HTMLInputElement> {
  type: 'checkbox' | 'radio'
}

/** A checkbox or a radio button with its label. */
export const Tick = ({ className, children, ...input }: TickProps): ReactElement => (
  <label className={classNames(styles.tick, className)}>
    <input {...input} />
    <span>{children}</span>
  </label>
)
