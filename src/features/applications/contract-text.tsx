import type { Contract } from '#schemas/api/products.ts'
import styles from './contract-text.module.css'

/** The text of a contract, in a box that scrolls. */
export const ContractText = ({ contract }: { contract: Contract }) => (
  // Keyboard users scroll the element with the focus (WCAG 2.1.1).
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={styles.contract} tabIndex={0} role="region" aria-label={contract.title}>
    {contract.content.split('\n').map((paragraph, index) => (
      // The paragraphs of a contract never change their order.
      <p key={index}>{paragraph}</p>
    ))}
  </div>
)
