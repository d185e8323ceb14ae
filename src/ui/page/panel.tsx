import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import texts from '../theme/text.module.css'
import styles from './panel.module.css'

interface PanelProps {
  title?: ReactNode
  /** Content at the right of the title. */
  extra?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** Renders a white card with an optional heading. */
export const Panel = ({ title, extra, children, className }: PanelProps) => (
  <section className={classNames(styles.panel, className)}>
    {(title || extra) && (
      <header className={styles.head}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {extra && <div className={texts.note}>{extra}</div>}
      </header>
    )}
    {children}
  </section>
)
