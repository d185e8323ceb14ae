import type { Proposal } from '#schemas/api/operator-proposal.ts'
import type { OperatorRecord } from '#schemas/api/operator-queues.ts'
import { usePerform } from '#src/records/use-record.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { dateTimeText } from '#src/ui/display/date-text.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './record-page.module.css'

interface ProposalPanelProps {
  record: Pick<OperatorRecord, 'kind' | 'id'>
  proposal: Proposal
}

/** Shows the action that waits for a second operator: the button to confirm it, or the reason why the reader can't. */
export const ProposalPanel = ({ record, proposal }: ProposalPanelProps) => {
  const { action, label, input, values, reason, proposedBy, proposedAt, blocked } = proposal
  const { mutate, isPending, error } = usePerform(record)
  return (
    <Panel title={`待复核：${label}`}>
      <p>{`${proposedBy} 于 ${dateTimeText(proposedAt)} 提交，复核后生效；对该业务的其他办理会使其失效。`}</p>
      {reason && <p>{`需要复核的原因：${reason}。`}</p>}
      {values.length > 0 && (
        <FactBox className={styles.facts}>
          {values.map((value) => (
            <Fact key={value.label} name={value.label}>
              {value.text}
            </Fact>
          ))}
        </FactBox>
      )}
      {blocked ? (
        <p className={styles.blocked}>{blocked}</p>
      ) : (
        <div className={styles.confirm}>
          <Button
            look="primary"
            busy={isPending}
            onClick={() => mutate({ action, label: `${label}复核`, input })}
          >
            复核通过
          </Button>
        </div>
      )}
      <Failure message={error?.message} />
    </Panel>
  )
}
