import type { InputHTMLAttributes, ReactElement } from 'react'
import { classNames } from '#src/ui/theme/class-names.ts'
import styles from './controls.module.css'

interface TickProps extends InputHTMLAttributes<HTMLInputElement> {
  type: 'checkbox' | 'radio'
}

/** A box that can be ticked, or one of several of which one is chosen, with its words beside it. */
export const Tick = ({ className, children, ...input }: TickProps): ReactElement => (
  <label className={classNames(styles.tick, className)}>
    <input {...input} />
    <span>{children}</span>
  </label>
)
