import { useState } from 'react'
import { isAmount } from '#schemas/amount.ts'
import type { LoanDetail, LoanRow, Purpose, Way } from '#schemas/api/loans.ts'
import { PATHS } from '#src/platform/paths.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { RadioGroup } from '#src/ui/controls/radio-group.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { useBeginPayment } from '#src/records/use-begin-payment.ts'
import { dateText } from '#src/ui/display/date-text.ts'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import { PURPOSES, ROW_STATES } from './loan-words.ts'
import { RepayQuote } from './repay-quote.tsx'
import { useQuote } from './use-loans.ts'
import styles from './repay-panel.module.css'

/** The payment of a loan: what is paid, what it is used for, and the rest of the plan in each way, before paying. */
export const RepayPanel = ({ loan }: { loan: LoanDetail }) => {
  const purposes = possiblePurposes(loan)
  const [purpose, setPurpose] = useState<Purpose>(purposes[0] ?? 'settle')
  const [amount, setAmount] = useState('')
  const numbers = payableRows(loan)
  const [instalment, setInstalment] = useState(numbers[0]?.number ?? 1)
  const [way, setWay] = useState<Way>('fewerInstalments')
  const asksAmount = purpose === 'other' || purpose === 'principal'
  const isReady = !asksAmount || isAmount(amount)
  const wanted = {
    purpose,
    ...(asksAmount && { amount }),
    ...(purpose === 'instalment' && { instalment }),
  }
  const quote = useQuote(isReady ? { loanId: loan.id, ...wanted } : undefined)
  const { mutate, isPending, error } = useBeginPayment()
  const shown = isReady && !quote.error ? quote.data : undefined
  const pay = () =>
    mutate({
      kind: 'loan',
      id: loan.id,
      ...wanted,
      ...(shown?.ways.length && { way }),
    })

  return (
    <Panel title="还款">
      {loan.waitingPaymentId && (
        <p className={styles.waiting}>
          有一笔付款尚未完成，
          <ButtonLink
            to={PATHS.repaymentStatus.replace(':id', loan.waitingPaymentId)}
            look="quiet"
            size="inline"
          >
            继续支付
          </ButtonLink>
          ；重新发起后，原付款自动关闭。
        </p>
      )}
      <RadioGroup
        label="还款方式"
        options={purposes.map((one) => ({ value: one, label: PURPOSES[one].name }))}
        value={purpose}
        onChange={setPurpose}
      />
      <p className={styles.hint}>{PURPOSES[purpose].text}</p>
      {purpose === 'instalment' && (
        <SelectField
          label="还至"
          value={String(instalment)}
          onChange={(chosen) => setInstalment(Number(chosen))}
          options={numbers.map((row) => ({ value: String(row.number), label: rowText(row) }))}
        />
      )}
      {asksAmount && (
        <TextField
          label={purpose === 'principal' ? '归还本金（元）' : '还款金额（元）'}
          inputMode="decimal"
          value={amount}
          onChange={setAmount}
          {...(amount && !isReady && { error: '请填写正确的金额，最多两位小数' })}
          {...(isReady && quote.error && { error: quote.error.message })}
        />
      )}
      {!asksAmount && <Failure message={quote.error?.message} />}
      {shown && <RepayQuote quote={shown} way={way} onWay={setWay} />}
      <Failure message={error?.message} />
      <div className={classNames(layout.centeredCluster, styles.actions)}>
        <Button look="primary" size="large" busy={isPending} disabled={!shown} onClick={pay}>
          去支付
        </Button>
        <p className={styles.note}>在收银台扫码或确认支付，到账后立即更新还款计划。</p>
      </div>
    </Panel>
  )
}

/** Lists the purposes that the loan allows today. */
const possiblePurposes = (loan: LoanDetail): Purpose[] => {
  const isDue = Number(loan.due.total) > 0
  const isAllowed: Readonly<Record<Purpose, boolean>> = {
    due: isDue,
    instalment: payableRows(loan).length > 1,
    other: true,
    principal: !isDue,
    settle: true,
  }
  return (Object.keys(PURPOSES) as Purpose[]).filter((purpose) => isAllowed[purpose])
}

/** Lists the instalments that can be chosen: overdue and due ones, and later ones with principal. */
const payableRows = ({ rows }: LoanDetail): LoanRow[] =>
  rows.filter(
    ({ open, status, principal }) =>
      Number(open) > 0 && (status !== 'future' || Number(principal.open) > 0),
  )

const rowText = ({ number, dueDate, status }: LoanRow): string =>
  `第 ${number} 期（${dateText(dueDate)}，${ROW_STATES[status]?.label ?? status}）`
