import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { StatusTag, type StatusTone } from '#src/ui/feedback/status-tag.tsx'
import styles from './queue.module.css'

/** Renders the rows of a queue. */
export const Queue = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.queue} aria-label={label}>
    {children}
  </ul>
)

interface QueueRowProps {
  to: string
  title: string
  subject: string
  status: { label: string; tone: StatusTone }
  /** A mark of rows that wait for an operator. */
  mark?: string | undefined
  note?: string | undefined
  /** Amounts or a time, at the right. */
  children?: ReactNode
}

/** Renders one row: a link to what it is about. */
export const QueueRow = (props: QueueRowProps) => {
  const { to, title, subject, status, mark, note, children } = props
  return (
    <li>
      <Link to={to} className={styles.row}>
        <span className={styles.what}>
          <strong className={styles.title}>{title}</strong>
          <span className={styles.subject}>{subject}</span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
        <span className={styles.status}>
          <StatusTag tone={status.tone}>{status.label}</StatusTag>
          {mark && <span className={styles.mark}>{mark}</span>}
        </span>
        <span className={styles.more}>{children}</span>
      </Link>
    </li>
  )
}
