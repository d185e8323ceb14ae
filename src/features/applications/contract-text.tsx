import type { Contract } from '#schemas/api/customer-contracts.ts'
import { ContractText as Text } from '#src/ui/display/contract-text.tsx'
import styles from './contract-text.module.css'

/** The text of a contract above what belongs to it. */
export const ContractText = ({ contract: { title, content } }: { contract: Contract }) => (
  <div className={styles.contract}>
    <Text title={title} content={content} />
  </div>
)
