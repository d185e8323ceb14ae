import type { ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import styles from './notice.module.css'

interface NoticeProps {
  tone: 'warning' | 'danger' | 'info'
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Read out at once where it appears because something went wrong. */
  alert?: boolean
}

/** A box that stays on the page: something to know before going on. */
export const Notice = ({ tone, title, children, actions, alert }: NoticeProps) => (
  <section className={classNames(styles.notice, styles[tone])} role={alert ? 'alert' : undefined}>
    <h2 className={styles.title}>{title}</h2>
    {children && <div className={styles.text}>{children}</div>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </section>
)
