import type { LoanQuote, QuotedWay, Way } from '#schemas/api/loans.ts'
import { WAY_NAMES } from '#schemas/forms/repayment.ts'
import { PART_NAMES } from '#schemas/loan-terms.ts'
import { Button } from '#src/ui/controls/button.tsx'
import choice from '#src/ui/controls/choice.module.css'
import { DataTable, type Column } from '#src/ui/display/data-table.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { amountColumn } from '#src/ui/display/repayment-plan.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import texts from '#src/ui/theme/text.module.css'
import { stayingText } from './loan-words.ts'
import styles from './repay-quote.module.css'

interface RepayQuoteProps {
  quote: LoanQuote
  /** The chosen way. */
  way: Way | undefined
  onWay: (way: Way) => void
}

/** Shows the price of a payment with its parts, and the rest of the plan in each way side by side. */
export const RepayQuote = ({ quote, way, onWay }: RepayQuoteProps) => {
  const outcome = quote.ways.find((one) => one.way === way) ?? quote
  return (
    <>
      <FactBox className={styles.quote}>
        <Fact name="本次支付">
          <MoneyText value={quote.amount} />
        </Fact>
        {Object.entries(PART_NAMES).map(([part, name]) => {
          const value = outcome.uses[part as keyof typeof PART_NAMES]
          return Number(value) > 0 ? (
            <Fact key={part} name={`用于${name}`}>
              <MoneyText value={value} />
            </Fact>
          ) : null
        })}
        <Fact name="支付后剩余本金">
          <MoneyText value={outcome.outstanding} />
        </Fact>
      </FactBox>
      <p className={texts.small}>
        {quote.settles ? '支付后借款结清，占用的额度随即恢复。' : stayingText(outcome)}
      </p>
      {quote.ways.length > 0 && (
        <ul className={styles.ways} aria-label="剩余计划的各种调整">
          {quote.ways.map((rest) => (
            <WayCard
              key={rest.way}
              rest={rest}
              isChosen={way === rest.way}
              onChoose={() => onWay(rest.way as Way)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface WayCardProps {
  rest: QuotedWay
  isChosen: boolean
  onChoose: () => void
}

const WayCard = ({ rest, isChosen, onChoose }: WayCardProps) => {
  const words = WAY_NAMES[rest.way as Way]
  const name = words?.name ?? rest.way
  return (
    <li className={classNames(choice.choice, styles.way)} data-chosen={isChosen || undefined}>
      <p className={styles.wayName}>
        {name}
        {isChosen ? (
          <span className={texts.small}>已选</span>
        ) : (
          <Button look="quiet" size="inline" onClick={onChoose}>
            选择{name}
          </Button>
        )}
      </p>
      <p className={texts.small}>{words?.text}</p>
      <p className={styles.rest}>
        <span>
          剩余利息 <MoneyText value={rest.interestToCome} />
        </span>
        <strong>
          {Number(rest.more) > 0 ? (
            <>
              比最省的方式多付 <MoneyText value={rest.more} />
            </>
          ) : (
            '支付总额最少'
          )}
        </strong>
        <span>
          剩余 {rest.instalments} 期，共 <MoneyText value={rest.totalToCome} />
        </span>
        <span>
          下期 <MoneyText value={rest.nextDue} />
          {rest.nextDueDate && `（${dateText(rest.nextDueDate)}）`}
        </span>
        {rest.lastDueDate && <span>{dateText(rest.lastDueDate)}还清</span>}
      </p>
      <details className={styles.plan}>
        <summary>查看{name}后的计划</summary>
        <DataTable columns={COLUMNS} rows={rest.rows} keyOf={({ number }) => number} look="small" />
      </details>
    </li>
  )
}

const COLUMNS: readonly Column<QuotedWay['rows'][number]>[] = [
  { title: '还款日', render: ({ dueDate }) => dueDate, kind: 'code', isHeading: true },
  amountColumn('本金', ({ principal }) => principal),
  amountColumn('利息', ({ interest }) => interest),
  amountColumn('应还', ({ due }) => due),
]
