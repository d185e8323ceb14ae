import type { ReactNode } from 'react'
import styles from './document-text.module.css'
import { ScrollRegion } from './scroll-region.tsx'

interface DocumentTextProps {
  title: string
  children: ReactNode
}

/** A box in which the text of a contract or an agreement scrolls. */
export const DocumentText = ({ title, children }: DocumentTextProps) => (
  <ScrollRegion name={title} className={styles.text}>
    {children}
  </ScrollRegion>
)
