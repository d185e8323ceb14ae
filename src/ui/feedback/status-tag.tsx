import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './status-tag.module.css'

/** `active`: the customer has to act; `waiting`: somebody else has to. */
export type StatusTone = 'neutral' | 'active' | 'waiting' | 'success' | 'warning' | 'danger'

const TONES: readonly StatusTone[] = ['active', 'waiting', 'success', 'warning', 'danger']

/** Returns the tone of a status on the wire; neutral for an unknown one. */
export const toneOf = (tone: string): StatusTone => TONES.find((one) => one === tone) ?? 'neutral'

/** Renders a status as text; the colour of the dot repeats it and never carries it alone. */
export const StatusTag = ({
  tone = 'neutral',
  children,
}: {
  tone?: StatusTone
  children: ReactNode
}) => <span className={classNames(styles.tag, styles[tone])}>{children}</span>
