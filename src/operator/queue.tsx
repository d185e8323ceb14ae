import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Pager } from '#src/ui/controls/pager.tsx'
import { StatusTag, type StatusTone } from '#src/ui/feedback/status-tag.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import card from '#src/ui/display/card.module.css'
import styles from './queue.module.css'

/** The rows of one page. */
const PAGE = 20

/** Returns the page of a queue that the address names. */
export const useQueuePage = (): { current: number; size: number } => {
  const [search] = useSearchParams()
  return { current: Math.max(1, Math.trunc(Number(search.get('page'))) || 1), size: PAGE }
}

interface QueueProps {
  label: string
  page: { current: number; pages: number }
  children: ReactNode
}

/** Renders the rows of a page of a queue. */
export const Queue = ({ label, page: { current, pages }, children }: QueueProps) => (
  <>
    <ul className={layout.stack} aria-label={label}>
      {children}
    </ul>
    <Pager current={current} pages={pages} />
  </>
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
      <Link to={to} className={classNames(card.card, styles.row)}>
        <span className={styles.what}>
          <strong className={styles.title}>{title}</strong>
          <span className={texts.note}>{subject}</span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
        <span className={styles.status}>
          <StatusTag tone={status.tone}>{status.label}</StatusTag>
          {mark && <span className={styles.mark}>{mark}</span>}
        </span>
        <span className={classNames(texts.note, styles.more)}>{children}</span>
      </Link>
    </li>
  )
}
