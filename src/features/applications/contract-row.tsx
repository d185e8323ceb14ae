import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contractDetail, type ContractSummary } from '#schemas/api/products.ts'
import { ContractStatus } from '#machines/contract-signing/contract-signing.ts'
import { call } from '#src/api/call.ts'
import { PdfDownload } from '#src/records/pdf-download.tsx'
import { dateTimeText } from '#src/ui/display/date-text.ts'
import { StatusTag, type StatusTone } from '#src/ui/feedback/status-tag.tsx'
import { Async } from '#src/ui/page/async.tsx'
import styles from './contract-row.module.css'
import { ContractText } from './contract-text.tsx'

const STATES: Readonly<Record<number, readonly [StatusTone, string]>> = {
  [ContractStatus.drafted]: ['active', '待签署'],
  [ContractStatus.signing]: ['waiting', '签署中'],
  [ContractStatus.signed]: ['success', '已签署'],
  [ContractStatus.failed]: ['danger', '签署失败'],
  [ContractStatus.void]: ['neutral', '已失效'],
}

/** A contract in a list: title, number, product, status and date, with its text and its PDF. */
export const ContractRow = ({ contract }: { contract: ContractSummary }) => {
  const { title, contractNo, goodsName, processName, status, createdAt, signedAt, voidedAt } =
    contract
  const [tone, label] = STATES[status] ?? ['neutral', '未知']
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <StatusTag tone={tone}>{label}</StatusTag>
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
  const detail = useQuery({
    queryKey: [contractDetail.name, contractId],
    queryFn: ({ signal }) =>
      call(contractDetail, { query: { contractId } }, { signal, hide: true }),
  })
  return <Async result={detail}>{(contract) => <ContractText contract={contract} />}</Async>
}
