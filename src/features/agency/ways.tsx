import type { ReactNode } from 'react'
import styles from './agency.module.css'

/** Lists how figures are made. */
export const Ways = ({ children }: { children: ReactNode }) => (
  <dl className={styles.ways}>{children}</dl>
)

/** Says how one figure is made. */
export const Way = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.way}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
