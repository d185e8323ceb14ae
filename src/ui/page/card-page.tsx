import type { ReactNode } from 'react'
import styles from './card-page.module.css'

interface CardPageProps {
  title: string
  documentTitle: string
  children: ReactNode
}

/** A page of one card in its middle, on which staff sign in. */
export const CardPage = ({ title, documentTitle, children }: CardPageProps) => (
  <main className={styles.page}>
    <title>{documentTitle}</title>
    <section className={styles.card}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>
  </main>
)
