import type { LoanRow } from '#schemas/api/loans.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import styles from './plan-picture.module.css'

/** The parts of an instalment from the bottom of its bar. */
const PARTS = [
  { part: 'principal', name: '本金' },
  { part: 'interest', name: '利息' },
  { part: 'penalty', name: '罚息' },
] as const

/** The share of a bar in its place. */
const BAR = 0.62

interface PlanPictureProps {
  rows: readonly LoanRow[]
  /** The amount of the loan, 元. */
  amount: string
}

/**
 * Draws the composition of each instalment as a bar, paid ones faded, and the principal that is left after it as a line. A
 * picture for the eye alone: the table of the plan has the same numbers. Places are in percent, so that it fits every width.
 */
export const PlanPicture = ({ rows, amount }: PlanPictureProps) => {
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last || rows.length < 2) return null
  const highest = rows.reduce((most, { due }) => (Number(due) > Number(most) ? due : most), '0')
  const shown = PARTS.filter(({ part }) => rows.some((row) => Number(row[part].should) > 0))
  return (
    <figure className={styles.figure}>
      <div className={styles.chart} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {rows.map((row, place) => (
            <Bar key={row.number} row={row} place={place} count={rows.length} highest={highest} />
          ))}
          <path d={balanceLine(rows, amount)} />
        </svg>
        <span className={styles.from}>{first.dueDate}</span>
        <span className={styles.to}>{last.dueDate}</span>
      </div>
      <figcaption className={styles.legend}>
        {shown.map(({ part, name }) => (
          <span key={part} className={styles.key} data-part={part}>
            {name}
          </span>
        ))}
        <span className={styles.key} data-part="balance">
          剩余本金
        </span>
        <span>
          每期最高 <MoneyText value={highest} />
        </span>
      </figcaption>
    </figure>
  )
}

interface BarProps {
  row: LoanRow
  /** Its place, of so many. */
  place: number
  count: number
  highest: string
}

const Bar = ({ row, place, count, highest }: BarProps) => {
  const width = (100 / count) * BAR
  const x = (100 / count) * (place + (1 - BAR) / 2)
  const heights = PARTS.map(({ part }) => (Number(row[part].should) / Number(highest)) * 100)
  return (
    <g data-paid={row.status === 'paid' || undefined}>
      {PARTS.map(({ part }, at) => {
        const below = heights.slice(0, at + 1).reduce((sum, height) => sum + height, 0)
        const size = { width, height: heights[at] ?? 0 }
        return <rect key={part} data-part={part} x={x} y={100 - below} {...size} />
      })}
    </g>
  )
}

/** Returns the path of the principal that is left: a step down at each instalment. */
const balanceLine = (rows: readonly LoanRow[], amount: string): string => {
  const y = (balance: string) => 100 - (Number(balance) / Number(amount)) * 100
  const steps = rows.map(
    ({ balance }, place) => `H${(100 / rows.length) * (place + 0.5)}V${y(balance)}`,
  )
  return `M0 ${y(amount)}${steps.join('')}H100`
}
