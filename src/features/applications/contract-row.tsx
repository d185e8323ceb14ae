import { useState } from 'react'
import type { ContractSummary } from '#schemas/api/customer-contracts.ts'
import { PdfDownload } from '#src/records/pdf-download.tsx'
import { dateTimeText } from '#src/ui/display/date-text.ts'
import { Async } from '#src/ui/page/async.tsx'
import layout from '#src/ui/theme/layout.module.css'
import styles from './contract-row.module.css'
import { ContractState } from './contract-state.tsx'
import { ContractText } from './contract-text.tsx'
import { useContract } from './use-contracts.ts'

/** A contract in a list: title, number, product, status and date, with its text and its PDF. */
export const ContractRow = ({ contract }: { contract: ContractSummary }) => {
  const { title, contractNo, goodsName, processName, status, createdAt, signedAt, voidedAt } =
    contract
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={layout.entry}>
      <div className={layout.centeredCluster}>
        <h3 className={styles.title}>{title}</h3>
        <ContractState status={status} />
        <div className={styles.actions}>
          <PdfDownload title={contract.title} number={contract.contractNo} link={contract.link} />
        </div>
      </div>
      <p className={styles.facts}>
        <span>编号 {contractNo}</span>
        <span>
          {goodsName} · {processName}
        </span>
        <span>
          {signedAt ? `签署于 ${dateTimeText(signedAt)}` : `生成于 ${dateTimeText(createdAt)}`}
        </span>
        {voidedAt && <span>失效于 {dateTimeText(voidedAt)}</span>}
      </p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary} aria-label={`查看合同内容：${title}`}>
          查看合同内容
        </summary>
        {isOpen && <Content contractId={contract.contractId} />}
      </details>
    </li>
  )
}

const Content = ({ contractId }: { contractId: string }) => {
  const detail = useContract(contractId)
  return <Async result={detail}>{(contract) => <ContractText contract={contract} />}</Async>
}
