import type { ReactNode } from 'react'
import styles from './ways.module.css'

/** Lists names with a sentence each, such as how figures are made. */
export const Ways = ({ children }: { children: ReactNode }) => (
  <dl className={styles.ways}>{children}</dl>
)

/** One name and its sentence. */
export const Way = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.way}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
