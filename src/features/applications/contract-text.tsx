import type { Contract } from '#schemas/api/customer-contracts.ts'
import { DocumentText } from '#src/ui/display/document-text.tsx'
import styles from './contract-text.module.css'

/** The text of a contract above what belongs to it. */
export const ContractText = ({ contract: { title, content } }: { contract: Contract }) => (
  <div className={styles.contract}>
    <DocumentText title={title} paragraphs={content.split('\n')} />
  </div>
)
