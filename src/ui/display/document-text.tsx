import styles from './document-text.module.css'
import { ScrollRegion } from './scroll-region.tsx'

interface DocumentTextProps {
  title: string
  paragraphs: readonly string[]
}

/** The text of a contract or an agreement, in a box that scrolls. */
export const DocumentText = ({ title, paragraphs }: DocumentTextProps) => (
  <ScrollRegion name={title} className={styles.text}>
    {paragraphs.map((paragraph, index) => (
      // The paragraphs of a document never change their order.
      <p key={index}>{paragraph}</p>
    ))}
  </ScrollRegion>
)
