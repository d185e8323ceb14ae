import type { MallItemDetail } from '#schemas/api/agency.ts'
import { DataTable } from '#src/ui/display/data-table.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import styles from './agency.module.css'

const WIDTH = 600
const HEIGHT = 120
const DAY = 86_400_000

/** Draws the prices of goods by date, with a table of the same numbers; each price holds until the next one. */
export const PriceChart = ({
  prices,
  unit,
}: {
  prices: MallItemDetail['prices']
  unit: string
}) => (
  <>
    {prices.length > 1 && (
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={lineOf(prices)} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    )}
    <DataTable
      name="报价记录"
      columns={[
        { title: '日期', render: ({ day }) => dateText(day), kind: 'code' },
        {
          title: `单价（元/${unit}）`,
          render: ({ price }) => <MoneyText value={price} />,
          kind: 'figure',
        },
      ]}
      rows={prices}
      keyOf={({ day }) => day}
      look="small"
    />
  </>
)

/** Returns the path of the steps from the oldest price to the newest. */
const lineOf = (newestFirst: MallItemDetail['prices']): string => {
  const points = newestFirst
    .toReversed()
    .map(({ day, price }) => ({ at: Date.parse(day) / DAY, price: Number(price) }))
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0]
  const values = points.map(({ price }) => price)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const x = (at: number) => ((at - first) / (last - first || 1)) * WIDTH
  const y = (price: number) => HEIGHT - 10 - ((price - low) / (high - low || 1)) * (HEIGHT - 20)
  return points
    .map(({ at, price }, index) =>
      index === 0 ? `M${x(at)} ${y(price)}` : `H${x(at)} V${y(price)}`,
    )
    .join(' ')
}
