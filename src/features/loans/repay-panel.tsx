import { useMemo } from 'react'
import { isAmount } from '#schemas/amount.ts'
import type { LoanDetail, LoanRow, Purpose } from '#schemas/api/loans.ts'
import {
  nextRow,
  payableRows,
  PURPOSE_NAMES,
  repaymentForm,
  type Repayment,
} from '#schemas/forms/repayment.ts'
import { loanLifecycle } from '#schemas/lifecycles/loan.ts'
import { purposeInWords } from '#schemas/loan-terms.ts'
import { PATHS } from '#src/platform/paths.ts'
import { useSettled } from '#src/platform/use-settled.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { useBeginPayment } from '#src/records/use-begin-payment.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import texts from '#src/ui/theme/text.module.css'
import { ROW_STATES } from './loan-words.ts'
import { RepayQuote } from './repay-quote.tsx'
import { useQuote } from './use-loans.ts'
import styles from './repay-panel.module.css'

/** The payment of a loan: what is paid, what it is used for, and the rest of the plan in each way, before paying. */
export const RepayPanel = ({ loan }: { loan: LoanDetail }) => {
  const { id } = loan
  const content = useMemo(() => formOf(loan), [loan])
  const begun = useMemo((): Partial<Repayment> => firstOf(loan), [loan])
  const begin = useBeginPayment()
  const sending = {
    ...begin,
    mutateAsync: (given: Repayment) =>
      begin.mutateAsync({ kind: loanLifecycle.kind, id, ...given }),
  }
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
      <InlineForm
        name="repayment"
        subject={id}
        title="本次还款"
        content={content}
        data={begun}
        label="去支付"
        sending={sending}
      >
        {(values, fill) => (
          <>
            {values.purpose && (
              <p className={texts.small}>
                {purposeInWords(values.purpose, loan, standingOf(loan))}
              </p>
            )}
            <Quoted loanId={id} values={values} onWay={(way) => fill({ way })} />
            <p className={texts.small}>在收银台扫码或确认支付，到账后立即更新还款计划。</p>
          </>
        )}
      </InlineForm>
    </Panel>
  )
}

interface QuotedProps {
  loanId: string
  values: Partial<Repayment>
  onWay: (way: NonNullable<Repayment['way']>) => void
}

/** The price of what is chosen, some time after it last changed. */
const Quoted = ({ loanId, values, onWay }: QuotedProps) => {
  const choice = choiceOf(values)
  const asked = useSettled(choice && JSON.stringify(choice))
  const { data, error } = useQuote(
    asked && choice ? { loanId, ...(JSON.parse(asked) as Choice) } : undefined,
  )
  if (!choice) return null
  return (
    <div aria-live="polite">
      {error ? (
        <p className={texts.note}>{error.message}</p>
      ) : (
        data && <RepayQuote quote={data} way={values.way} onWay={onWay} />
      )}
    </div>
  )
}

type Choice = Pick<Repayment, 'purpose' | 'amount' | 'instalment'>

/** Returns what a price is asked for; undefined before it is chosen. */
const choiceOf = ({ purpose, amount = '', instalment }: Partial<Repayment>): Choice | undefined => {
  switch (purpose) {
    case undefined:
      return undefined
    case 'other':
    case 'principal':
      return isAmount(amount) ? { purpose, amount } : undefined
    case 'instalment':
      return instalment === undefined ? undefined : { purpose, instalment }
    default:
      return { purpose }
  }
}

const formOf = (loan: LoanDetail) =>
  repaymentForm({
    purposes: possiblePurposes(loan),
    instalments: payableRows(loan.rows, loan.date).map((row) => ({
      number: row.number,
      title: rowText(row),
    })),
    settlement: loan.settlement.total,
    outstanding: loan.outstanding,
  })

/** Returns the choice that the form begins with: what is due first. */
const firstOf = (loan: LoanDetail): Partial<Repayment> => {
  const [purpose] = possiblePurposes(loan)
  return purpose ? { purpose } : {}
}

/** Lists the purposes that the loan allows today. */
const possiblePurposes = (loan: LoanDetail): Purpose[] => {
  const isDue = Number(loan.due.total) > 0
  const isAllowed: Readonly<Record<Purpose, boolean>> = {
    due: isDue,
    next: !isDue && Number(nextRow(loan.rows, loan.date)?.open ?? 0) > 0,
    instalment: payableRows(loan.rows, loan.date).length > 1,
    other: true,
    principal: !isDue,
    settle: true,
  }
  return (Object.keys(PURPOSE_NAMES) as Purpose[]).filter((purpose) => isAllowed[purpose])
}

/** Returns what the sentences of a payment of today depend on. */
const standingOf = ({ rows, date, startDate, prepayment }: LoanDetail) => {
  // On the first day of a period no day of it has passed.
  const isFirstDay = [startDate, ...rows.map(({ dueDate }) => dueDate)].includes(date)
  return {
    isWhole: prepayment?.interest === 'toPeriodEnd' && !isFirstDay,
    isLast: rows.filter(({ open }) => Number(open) > 0).length === 1,
  }
}

const rowText = ({ number, dueDate, status }: LoanRow): string =>
  `第 ${number} 期（${dateText(dueDate)}，${ROW_STATES[status]?.label ?? status}）`
