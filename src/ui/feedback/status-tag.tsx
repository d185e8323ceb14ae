import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './status-tag.module.css'

/** `active` waits for the customer, `waiting` for somebody else. */
export type StatusTone = 'neutral' | 'active' | 'waiting' | 'success' | 'warning' | 'danger'

/** A state in a word; the dot's colour repeats it and never carries it alone. */
export const StatusTag = ({
  tone = 'neutral',
  children,
}: {
  tone?: StatusTone
  children: ReactNode
}) => <span className={classNames(styles.tag, styles[tone])}>{children}</span>
