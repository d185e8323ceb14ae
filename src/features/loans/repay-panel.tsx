import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { LoanDetail, LoanQuote, Purpose, Way } from '#schemas/api/loans.ts'
import { PATHS } from '#src/platform/paths.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { PART_NAMES, PURPOSE_NAMES, WAY_NAMES } from './loan-words.ts'
import { useBeginPayment, useQuote } from './use-loans.ts'
import styles from './repay-panel.module.css'

/** The payment of a loan: what is paid, what it is used for, and the rest of the plan in each way, before paying. */
export const RepayPanel = ({ loan }: { loan: LoanDetail }) => {
  const navigate = useNavigate()
  const isDue = Number(loan.due.total) > 0
  const hasNext = loan.rows.filter(({ status }) => status === 'future').length > 1
  const purposes = (Object.keys(PURPOSE_NAMES) as Purpose[]).filter(
    (purpose) => (purpose !== 'due' || isDue) && (purpose !== 'next' || hasNext),
  )
  const [purpose, setPurpose] = useState<Purpose>(purposes[0] ?? 'settle')
  const [typed, setTyped] = useState('')
  const [way, setWay] = useState<Way>('fewerInstalments')
  const amount = typed.replaceAll(/[,，\s]/g, '')
  const isReady = purpose !== 'other' || /^\d{1,13}(\.\d{1,2})?$/.test(amount)
  const choice = { loanId: loan.id, purpose, ...(purpose === 'other' && { amount }) }
  const quote = useQuote(isReady ? choice : undefined)
  const { mutate, isPending, error } = useBeginPayment()
  const shown = isReady && !quote.error ? quote.data : undefined
  const pay = () =>
    mutate(
      { ...choice, ...(shown?.ways.length && { way }) },
      {
        onSuccess: ({ id }) =>
          navigate(
            (purpose === 'settle' ? PATHS.settlementStatus : PATHS.repaymentStatus).replace(
              ':id',
              id,
            ),
          ),
      },
    )

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
      <fieldset className={styles.choices}>
        <legend>还款方式</legend>
        {purposes.map((one) => (
          <label key={one} className={styles.choice}>
            <input
              type="radio"
              name="purpose"
              checked={purpose === one}
              onChange={() => setPurpose(one)}
            />
            {PURPOSE_NAMES[one]}
          </label>
        ))}
      </fieldset>
      {purpose === 'other' && (
        <TextField
          label="还款金额（元）"
          inputMode="decimal"
          value={typed}
          onChange={setTyped}
          {...(typed && !isReady && { error: '请填写正确的金额，最多两位小数' })}
          {...(isReady && quote.error && { error: quote.error.message })}
        />
      )}
      {purpose !== 'other' && <Failure message={quote.error?.message} />}
      {shown && <Quote quote={shown} way={way} onWay={setWay} />}
      <Failure message={error?.message} />
      <div className={styles.actions}>
        <Button look="primary" size="large" busy={isPending} disabled={!shown} onClick={pay}>
          去支付
        </Button>
        <p className={styles.note}>在收银台扫码或确认支付，到账后立即更新还款计划。</p>
      </div>
    </Panel>
  )
}

const Quote = ({
  quote,
  way,
  onWay,
}: {
  quote: LoanQuote
  way: Way
  onWay: (way: Way) => void
}) => (
  <>
    <FactBox className={styles.quote}>
      <Fact name="本次支付">
        <MoneyText value={quote.amount} />
      </Fact>
      {Object.entries(PART_NAMES).map(([part, name]) => {
        const value = quote.uses[part as keyof typeof PART_NAMES]
        return Number(value) > 0 ? (
          <Fact key={part} name={`用于${name}`}>
            <MoneyText value={value} />
          </Fact>
        ) : null
      })}
      <Fact name="支付后剩余本金">
        <MoneyText value={quote.outstanding} />
      </Fact>
    </FactBox>
    {quote.settles && <p className={styles.note}>支付后借款结清，占用的额度随即恢复。</p>}
    {quote.ways.length > 0 && (
      <fieldset className={styles.ways}>
        <legend>提前归还本金后，剩余计划如何调整</legend>
        {quote.ways.map((rest) => {
          const words = WAY_NAMES[rest.way as Way]
          return (
            <label key={rest.way} className={styles.way}>
              <span className={styles.wayName}>
                <input
                  type="radio"
                  name="way"
                  checked={way === rest.way}
                  onChange={() => onWay(rest.way as Way)}
                />
                {words?.name ?? rest.way}
              </span>
              <span className={styles.note}>{words?.text}</span>
              <span className={styles.rest}>
                <span>剩余 {rest.instalments} 期</span>
                <span>
                  下期 <MoneyText value={rest.nextDue} />
                  {rest.nextDueDate && `（${dateText(rest.nextDueDate)}）`}
                </span>
                <span>
                  剩余利息 <MoneyText value={rest.interestToCome} />
                </span>
                {rest.lastDueDate && <span>{dateText(rest.lastDueDate)}还清</span>}
              </span>
            </label>
          )
        })}
      </fieldset>
    )}
  </>
)
