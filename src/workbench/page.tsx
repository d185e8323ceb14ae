import type { ReactNode } from 'react'
import styles from './page.module.css'

interface PageProps {
  title: string
  /** The title of the browser's tab. */
  documentTitle: string
  children: ReactNode
}

/** A page of the workbench: its heading, and its parts below each other. */
export const Page = ({ title, documentTitle, children }: PageProps) => (
  <main className={styles.page}>
    <title>{documentTitle}</title>
    <h1 className={styles.title}>{title}</h1>
    {children}
  </main>
)
