import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { LoanInList } from '#schemas/api/loans.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './repayment-calendar.module.css'

/** The most months that are shown. */
const MOST = 12

/** The months that are shown at first: the list of loans stands below them. */
const FIRST = 4

/** Lists what is to be repaid of all loans by month: the sum as a bar, and each instalment with its loan. */
export const RepaymentCalendar = ({ loans }: { loans: readonly LoanInList[] }) => {
  const [isWhole, setWhole] = useState(false)
  const listId = useId()
  const months = monthsOf(loans)
  const count = Math.min(months.length, MOST)
  const highest = Math.max(...months.map(({ sum }) => sum))
  if (months.length === 0) return null
  return (
    <Panel title="还款日历" extra={months.length > MOST ? `最近 ${MOST} 个月` : undefined}>
      <ol id={listId} className={styles.months} aria-label="还款日历">
        {months.slice(0, isWhole ? MOST : FIRST).map(({ month, sum, dues }) => (
          <li key={month}>
            <div className={styles.head}>
              <strong>{monthText(month)}</strong>
              <MoneyText value={yuan(sum)} />
            </div>
            <div className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${(sum / highest) * 100}%` }} />
            </div>
            <ul>
              {dues.map(({ loan, number, dueDate, open }) => (
                <li key={`${loan.id} ${number}`} className={styles.due}>
                  <Link to={pathTo(PATHS.repaymentPage, { id: loan.id })}>
                    <time dateTime={dueDate}>{Number(dueDate.slice(8))} 日</time> {loan.goodsName}
                    <span className={styles.number}>第 {number} 期</span>
                  </Link>
                  <MoneyText value={open} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {count > FIRST && (
        <Button
          look="quiet"
          block
          className={styles.more}
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? '收起' : `查看全部 ${count} 个月`}
        </Button>
      )}
    </Panel>
  )
}

type Due = LoanInList['upcoming'][number] & { loan: LoanInList }

interface Month {
  /** 2026-12 */
  month: string
  /** 分 */
  sum: number
  dues: Due[]
}

/** Groups the instalments that are not paid by the month in which they are due, the first one first. */
const monthsOf = (loans: readonly LoanInList[]): Month[] => {
  const dues = loans
    .flatMap((loan) => loan.upcoming.map((due): Due => ({ ...due, loan })))
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate))
  const months = new Map<string, Due[]>()
  for (const due of dues) {
    const month = due.dueDate.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), due])
  }
  return [...months].map(([month, own]) => ({
    month,
    sum: own.reduce((sum, { open }) => sum + Math.round(Number(open) * 100), 0),
    dues: own,
  }))
}

const yuan = (fen: number): string => (fen / 100).toFixed(2)

const monthText = (month: string): string =>
  `${Number(month.slice(0, 4))} 年 ${Number(month.slice(5))} 月`
