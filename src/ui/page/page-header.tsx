import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import layout from '../theme/layout.module.css'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** One sentence under the title. */
  lead?: ReactNode
  /** The link to the parent page. */
  back?: { to: string; label: string }
  extra?: ReactNode
}

/** Renders the header of a page with its only h1. */
export const PageHeader = ({ title, lead, back, extra }: PageHeaderProps) => (
  <header className={styles.header}>
    {back && (
      <Link to={back.to} className={styles.back}>
        <span aria-hidden="true">‹</span> {back.label}
      </Link>
    )}
    <div className={styles.row}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {extra && <div className={layout.cluster}>{extra}</div>}
    </div>
  </header>
)
