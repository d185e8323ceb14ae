import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './fact.module.css'

/** Renders facts in a tinted box; `className` arranges their columns. */
export const FactBox = ({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) => <dl className={classNames(styles.box, className)}>{children}</dl>

/** Renders a name and its value inside a `<dl>`. */
export const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
