import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '#src/ui/theme/class-names.ts'
import styles from './notice.module.css'

interface NoticeProps {
  tone: 'warning' | 'danger' | 'info'
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Announces the notice to screen readers and scrolls it into view: for failures. */
  alert?: boolean
}

/** A message box that stays on the page. */
export const Notice = ({ tone, title, children, actions, alert }: NoticeProps) => {
  const element = useRef<HTMLElement>(null)
  // On a phone the pressed button is in the viewport, and the notice may be far outside of it.
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
