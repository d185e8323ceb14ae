import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './fact.module.css'

interface FactsProps {
  /** Arranges the columns. */
  className?: string | undefined
  children: ReactNode
}

/** Renders facts in a tinted box, the figures of a record. */
export const FactBox = ({ className, children }: FactsProps) => (
  <dl className={classNames(styles.box, className)}>{children}</dl>
)

/** Renders facts as a plain list in columns, the details of a record. */
export const FactList = ({ className, children }: FactsProps) => (
  <dl className={classNames(styles.list, className)}>{children}</dl>
)

/** Renders a name and its value inside a `<dl>`. */
export const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
