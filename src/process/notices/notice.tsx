import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '#src/ui/theme/class-names.ts'
import styles from './notice.module.css'

interface NoticeProps {
  tone: 'warning' | 'danger' | 'info'
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Read out and brought into view where it appears because something went wrong. */
  alert?: boolean
}

/** A box that stays on the page: something to know before going on. */
export const Notice = ({ tone, title, children, actions, alert }: NoticeProps) => {
  const element = useRef<HTMLElement>(null)
  // The button that was pressed stays on the screen of a phone; the words may be far below.
  useEffect(() => {
    if (alert) element.current?.scrollIntoView({ block: 'nearest' })
  }, [alert])
  return (
    <section
      ref={element}
      className={classNames(styles.notice, styles[tone])}
      role={alert ? 'alert' : undefined}
    >
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
