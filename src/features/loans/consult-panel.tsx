import { useMemo } from 'react'
import type { LoanDetail } from '#schemas/api/loans.ts'
import { consultationForm } from '#schemas/forms/consultation.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { formatMoney } from '#src/ui/display/money.ts'
import { StatusTag, toneOf } from '#src/ui/feedback/status-tag.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import layout from '#src/ui/theme/layout.module.css'
import { useConsult, useWithdrawConsultation } from './use-loans.ts'
import styles from './consult-panel.module.css'

/** The consultation about an overdue loan: the payments that the customer promises, and where they stand. */
export const ConsultPanel = ({ loan }: { loan: LoanDetail }) => {
  const { consultation } = loan
  const isOpen =
    consultation?.status.name === 'proposed' || consultation?.status.name === 'accepted'
  const mayPropose = loan.status.name === 'overdue' && !isOpen
  if (!consultation && !mayPropose) return null
  return (
    <Panel
      title={
        <span className={layout.title}>
          逾期协商
          {consultation && (
            <StatusTag tone={toneOf(consultation.status.tone)}>
              {consultation.status.label}
            </StatusTag>
          )}
        </span>
      }
    >
      {consultation && <Promises consultation={consultation} />}
      {mayPropose && <Propose loan={loan} />}
    </Panel>
  )
}

const Promises = ({
  consultation: { id, status, promises, reason },
}: {
  consultation: NonNullable<LoanDetail['consultation']>
}) => {
  const { mutate, isPending, error } = useWithdrawConsultation(id)
  return (
    <>
      <p>{status.sentence}</p>
      <ul className={styles.promises} aria-label="承诺还款">
        {promises.map(({ date, amount }) => (
          <li key={date}>
            <span>{dateText(date)}前</span>
            <strong>{formatMoney(amount)?.amount ?? amount} 元</strong>
          </li>
        ))}
      </ul>
      <p className={styles.note}>逾期原因：{reason}</p>
      <Failure message={error?.message} />
      {status.name === 'proposed' && (
        <Button busy={isPending} onClick={() => mutate()}>
          撤回协商
        </Button>
      )}
    </>
  )
}

const Propose = ({ loan }: { loan: LoanDetail }) => {
  const { id, date, due } = loan
  const content = useMemo(() => consultationForm({ due: due.total, date }), [due.total, date])
  return (
    <InlineForm
      name="consultation"
      subject={id}
      title="提出协商"
      content={content}
      label="提交协商"
      sending={useConsult(id)}
    >
      {() => (
        <p className={styles.note}>
          合计不少于当前应还 {formatMoney(due.total)?.amount ?? due.total}{' '}
          元。平台同意后，按承诺还款期间暂停计收罚息。
        </p>
      )}
    </InlineForm>
  )
}
