import { ContractStatus } from '#machines/contract-signing/contract-signing.ts'
import { StatusTag, type StatusTone } from '#src/ui/feedback/status-tag.tsx'

const STATES: Readonly<Record<number, readonly [StatusTone, string]>> = {
  [ContractStatus.drafted]: ['active', '待签署'],
  [ContractStatus.signing]: ['waiting', '签署中'],
  [ContractStatus.signed]: ['success', '已签署'],
  [ContractStatus.failed]: ['danger', '签署失败'],
  [ContractStatus.void]: ['neutral', '已失效'],
}

/** The status of a contract. */
export const ContractState = ({ status }: { status: number }) => {
  const [tone, label] = STATES[status] ?? ['neutral', '未知']
  return <StatusTag tone={tone}>{label}</StatusTag>
}
