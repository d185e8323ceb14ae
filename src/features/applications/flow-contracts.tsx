import { Panel } from '#src/ui/page/panel.tsx'
import { ContractRow } from './contract-row.tsx'
import { useContracts } from './use-contracts.ts'

/** The contracts of a flow, to read and download; nothing for a flow without one. */
export const FlowContracts = ({ flowOnlyId }: { flowOnlyId: string }) => {
  const { data } = useContracts(flowOnlyId)
  if (!data || data.records.length === 0) return null
  return (
    <Panel title="合同">
      <ul>
        {data.records.map((contract) => (
          <ContractRow key={contract.contractId} contract={contract} />
        ))}
      </ul>
    </Panel>
  )
}
