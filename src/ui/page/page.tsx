import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './page.module.css'

/** Renders the column of a page's content. `narrow` suits reading and forms. */
export const Page = ({ narrow, children }: { narrow?: boolean; children: ReactNode }) => (
  <div className={classNames(styles.page, narrow && styles.narrow)}>{children}</div>
)
