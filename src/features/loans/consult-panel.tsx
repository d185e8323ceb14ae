import { useState } from 'react'
import type { LoanDetail } from '#schemas/api/loans.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { formatMoney } from '#src/ui/display/money.ts'
import { StatusTag, toneOf } from '#src/ui/feedback/status-tag.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
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

/** The most payments that are promised. */
const MOST = 6

const Propose = ({ loan }: { loan: LoanDetail }) => {
  const [reason, setReason] = useState('')
  const [rows, setRows] = useState([{ date: '', amount: '' }])
  const { mutate, isPending, error } = useConsult(loan.id)
  const set = (place: number, part: Partial<(typeof rows)[number]>) =>
    setRows(rows.map((row, at) => (at === place ? { ...row, ...part } : row)))
  const due = formatMoney(loan.due.total)?.amount ?? loan.due.total
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        mutate({
          reason,
          promises: rows,
        })
      }}
    >
      <p className={styles.note}>
        暂时无法全额还款的，可以承诺在 90 天内分次还清，合计不少于当前应还 {due}{' '}
        元。平台同意后，按承诺还款期间暂停计收罚息。
      </p>
      <TextField label="逾期原因" value={reason} maxLength={200} onChange={setReason} />
      {rows.map((row, place) => (
        <fieldset key={place} className={styles.row}>
          <legend>第 {place + 1} 笔</legend>
          <TextField
            label="还款日期"
            type="date"
            value={row.date}
            onChange={(date) => set(place, { date })}
          />
          <TextField
            label="还款金额（元）"
            inputMode="decimal"
            value={row.amount}
            onChange={(amount) => set(place, { amount })}
          />
        </fieldset>
      ))}
      <div className={classNames(layout.cluster, styles.actions)}>
        {rows.length < MOST && (
          <Button onClick={() => setRows([...rows, { date: '', amount: '' }])}>添加一笔</Button>
        )}
        {rows.length > 1 && (
          <Button onClick={() => setRows(rows.slice(0, -1))}>删除最后一笔</Button>
        )}
      </div>
      <Failure message={error?.message} />
      <Button type="submit" look="primary" busy={isPending}>
        提交协商
      </Button>
    </form>
  )
}
