import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './page.module.css'

/** The column in which a page's content stands. `narrow` is for reading and filling in. */
export const Page = ({ narrow, children }: { narrow?: boolean; children: ReactNode }) => (
  <div className={classNames(styles.page, narrow && styles.narrow)}>{children}</div>
)
