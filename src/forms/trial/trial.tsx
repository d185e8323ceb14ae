import { useState, type ReactElement } from 'react'
import type { RepaymentPlan } from '#schemas/api/repayment.ts'
import { isTrialTerms, type TrialTerm, type TrialTerms } from '#engine/language/trial-terms.ts'
import { OPTIONS } from '#engine/language/words.ts'
import { now } from '#src/platform/clock.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { PlanTable } from '#src/ui/display/repayment-plan.tsx'
import { usePointed } from '../fields/use-pointed.ts'
import type { FormContext } from '../model/form-types.ts'
import { readTrialTerms } from './trial-terms.ts'
import styles from './trial.module.css'
import { useTrial } from './use-trial.ts'

type Context = Partial<FormContext> & Pick<FormContext, 'options'>

interface TrialProps {
  /** The options of the field. */
  options: Readonly<Record<string, unknown>>
  context: Context | undefined
}

/** Shows the repayment plan that the values of the flow come to. */
export const Trial = ({ options, context }: TrialProps): ReactElement => {
  const terms = options[OPTIONS.terms]
  return context && isTrialTerms(terms) ? (
    <Computed given={terms} context={context} />
  ) : (
    <p className={styles.note}>暂时无法试算</p>
  )
}

const Computed = ({ given, context }: { given: TrialTerms; context: Context }) => {
  const [today] = useState(() => dateText(new Date(now()).toISOString()))
  const values = usePointed<TrialTerm>(context, given)
  const { terms, missing } = readTrialTerms(values, Object.keys(given) as TrialTerm[], today)
  const trial = useTrial(context, terms)
  const { data, error, isOutdated, isFetching, refetch } = trial
  return (
    <div className={styles.trial} aria-live="polite" aria-busy={terms ? isOutdated : undefined}>
      {missing && <p className={styles.note}>填写{missing.join('、')}后，这里显示还款计划</p>}
      {terms && error && !isOutdated && (
        <p className={styles.failed}>
          {error.message || '试算失败'}{' '}
          <Button look="quiet" size="inline" busy={isFetching} onClick={() => void refetch()}>
            重试
          </Button>
        </p>
      )}
      {terms && !data && (!error || isOutdated) && <p className={styles.note}>正在试算…</p>}
      {terms && data && (!error || isOutdated) && (
        <div data-outdated={isOutdated || undefined} className={styles.result}>
          <Plan plan={data} />
          <p className={styles.note}>
            假设 {terms.startDate} 放款，按 {terms.annualRate}%
            的年化利率试算；结果仅供参考，以合同为准。
          </p>
        </div>
      )}
    </div>
  )
}

/** A plan of so few instalments is shown at once. */
const FEW = 3

const Plan = ({ plan: { plan, totalInterest, total } }: { plan: RepaymentPlan }) => {
  const [first] = plan
  const last = plan.at(-1)
  return (
    <>
      <FactBox>
        <Fact name="利息合计">
          <MoneyText value={totalInterest} />
        </Fact>
        <Fact name="还款合计">
          <MoneyText value={total} />
        </Fact>
        {first && (
          <Fact
            name={plan.length === 1 ? `到期还款 · ${first.dueDate}` : `首期 · ${first.dueDate}`}
          >
            <MoneyText value={first.due} />
          </Fact>
        )}
        {last && plan.length > 1 && (
          <Fact name={`末期 · ${last.dueDate}`}>
            <MoneyText value={last.due} />
          </Fact>
        )}
      </FactBox>
      <details open={plan.length <= FEW} className={styles.plan}>
        <summary>还款计划（共 {plan.length} 期）</summary>
        <PlanTable plan={plan} />
      </details>
    </>
  )
}
