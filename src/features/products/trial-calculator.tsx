import { useState } from 'react'
import type { Goods } from '#schemas/api/products.ts'
import { YEARLY_COST_NAME } from '#schemas/loan-terms.ts'
import { ApiError } from '#src/api/api-error.ts'
import { now } from '#src/platform/clock.ts'
import { RadioGroup } from '#src/ui/controls/radio-group.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Fact } from '#src/ui/display/fact.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { RepaymentPlan } from '#src/ui/display/repayment-plan.tsx'
import { Async } from '#src/ui/page/async.tsx'
import styles from './trial-calculator.module.css'
import {
  firstValues,
  isInDays,
  readTrial,
  trialCost,
  trialDayCount,
  trialHints,
  trialMethods,
  type TrialField,
} from './trial-terms.ts'
import { useTrial } from './use-trial.ts'

/** Calculates a repayment plan for a product while its terms are typed. */
export const TrialCalculator = ({ goods }: { goods: Goods }) => {
  const [values, setValues] = useState(() => firstValues(goods))
  const [startDate] = useState(() => dateText(new Date(now()).toISOString()))
  const { terms, issues } = readTrial(values, goods, startDate)
  const trial = useTrial(terms)
  const refused = refusedFields(trial.error)
  const hints = trialHints(goods)
  const offered = trialMethods(goods)
  const isBullet = isInDays(values.method)
  const issueOf = (field: TrialField) => issues[field] ?? (terms ? refused[field] : undefined)
  const change = (changed: Partial<typeof values>) => setValues({ ...values, ...changed })

  return (
    <>
      <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        <TextField
          label={`融资金额（元）· ${hints.amount}`}
          inputMode="decimal"
          autoComplete="off"
          // The button that opened the calculator is gone: the focus continues here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={values.amount}
          error={issueOf('amount')}
          onChange={(amount) => change({ amount })}
        />
        <TextField
          label={`年化利率（%）· ${hints.rate}`}
          inputMode="decimal"
          autoComplete="off"
          value={values.rate}
          error={issueOf('rate')}
          onChange={(rate) => change({ rate })}
        />
        <Methods
          offered={offered}
          chosen={values.method}
          onChoose={(method) => change({ method })}
        />
        <TextField
          key={isBullet ? 'days' : 'months'}
          label={isBullet ? `融资天数 · ${hints.days}` : `融资月数 · ${hints.months}`}
          inputMode="numeric"
          autoComplete="off"
          value={isBullet ? values.days : values.months}
          error={issueOf('term')}
          onChange={(term) => change(isBullet ? { days: term } : { months: term })}
        />
      </form>
      <div
        className={styles.result}
        aria-live="polite"
        aria-busy={terms && trial.isOutdated}
        data-outdated={(terms && trial.isOutdated) || undefined}
      >
        {!terms && trial.data && <p className={styles.note}>以下为上一次试算的结果</p>}
        <Async result={trial}>
          {(plan) => (
            <RepaymentPlan {...plan} more={<Cost cost={trialCost(goods, startDate, plan)} />} />
          )}
        </Async>
      </div>
      <p className={styles.note}>
        假设今天（{startDate}）放款，{trialDayCount(goods)}，算头不算尾；点利息可查看算法。
        试算结果仅供参考，以合同为准。
      </p>
    </>
  )
}

/** The yearly cost of a trial, with the fee of its payout. */
const Cost = ({ cost }: { cost: string | undefined }) =>
  cost && <Fact name={YEARLY_COST_NAME}>{cost}%</Fact>

type Offered = ReturnType<typeof trialMethods>

interface MethodsProps {
  offered: Offered
  chosen: Offered[number]['method']
  onChoose: (method: Offered[number]['method']) => void
}

const Methods = ({ offered, chosen, onChoose }: MethodsProps) => {
  const [only] = offered
  if (offered.length === 1)
    return (
      <p className={styles.only}>
        <span>还款方式</span>
        {only?.label}
      </p>
    )
  return (
    <RadioGroup
      label="还款方式"
      options={offered.map(({ method, label }) => ({ value: method, label }))}
      value={chosen}
      onChange={onChoose}
      className={styles.methods}
    />
  )
}

const FIELDS: Readonly<Record<string, TrialField>> = {
  '/amount': 'amount',
  '/annualRate': 'rate',
  '/periods': 'term',
  '/days': 'term',
}

/** Returns the issues that the server names, by field. */
const refusedFields = (error: Error | null): Partial<Record<TrialField, string>> =>
  error instanceof ApiError
    ? Object.fromEntries(
        error.fields.flatMap(({ pointer, message }) => {
          const field = FIELDS[pointer]
          return field ? [[field, message]] : []
        }),
      )
    : {}
