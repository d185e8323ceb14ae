import type { PledgePosition } from '#schemas/api/pledges.ts'
import { DataTable } from '#src/ui/display/data-table.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { formatMoney } from '#src/ui/display/money.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './price-picture.module.css'

type Drawn = Pick<PledgePosition, 'prices' | 'triggers' | 'market' | 'commodity'>

const NAMES = ['预警价', '补足价', '处置价'] as const

/** Draws the price of the goods with its three trigger prices, and the same numbers as a table beside it. */
export const PricePicture = ({ position }: { position: Drawn }) => {
  const { market, triggers, prices, commodity } = position
  const lines = triggers.flatMap(({ rate, price }, at) =>
    price ? [{ rate, price, name: NAMES[at] ?? '' }] : [],
  )
  return (
    <Panel title={`${commodity} 价格与触发价`}>
      <div className={styles.picture}>
        <Chart prices={prices} lines={lines} />
        <DataTable
          caption={`元/吨，今日价格自 ${dateText(market.date)} 起`}
          columns={[
            { title: '价格', render: ({ name }) => name, isHeading: true },
            { title: '元/吨', render: ({ price }) => <MoneyText value={price} />, kind: 'figure' },
            { title: '距今日', render: ({ from }) => from, kind: 'figure' },
          ]}
          rows={[
            { name: '今日市价', price: market.price, from: '—' },
            ...lines.map(({ rate, price, name }) => ({
              name: `${name}（${rate}%）`,
              price,
              from: distance(price, market.price),
            })),
          ]}
          keyOf={({ name }) => name}
          look="small"
        />
      </div>
      <details className={styles.history}>
        <summary>近 90 天的价格</summary>
        <ol>
          {prices.toReversed().map(({ date, price }) => (
            <li key={date}>
              <time dateTime={date}>{dateText(date)}</time>
              <MoneyText value={price} />
            </li>
          ))}
        </ol>
      </details>
    </Panel>
  )
}

/** Writes how far a price is from today's: 跌 11.11%, or 已触发. */
const distance = (price: string, market: string): string => {
  const part = (Number(price) / Number(market) - 1) * 100
  return part >= 0 ? '已触发' : `跌 ${(-part).toFixed(2)}%`
}

interface ChartProps {
  prices: Drawn['prices']
  lines: readonly { rate: string; price: string; name: string }[]
}

/** Draws prices as steps over their days; a place is in percent of the drawing, so that it fits every width. */
const Chart = ({ prices, lines }: ChartProps) => {
  const values = [...prices, ...lines].map(({ price }) => Number(price))
  const [low, high] = [Math.min(...values) * 0.98, Math.max(...values) * 1.02]
  const y = (price: string) => 100 - ((Number(price) - low) / (high - low)) * 100
  const days = prices.map(({ date }) => Date.parse(date))
  const [first = 0, last = first] = [days[0], days.at(-1)]
  const x = (day: number) => (last === first ? 0 : ((day - first) / (last - first)) * 88)
  const path = prices
    .map(
      ({ price }, at) =>
        `${at === 0 ? 'M' : 'H'}${x(days[at] ?? first)}${at === 0 ? ' ' : 'V'}${y(price)}`,
    )
    .join('')
  const newest = prices.at(-1)
  return (
    <div className={styles.chart} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {lines.map(({ rate, price }, at) => (
          <line key={rate} x1="0" x2="100" y1={y(price)} y2={y(price)} data-level={at} />
        ))}
        <path d={`${path}H100`} />
      </svg>
      {lines.map(({ rate, price, name }, at) => (
        <span
          key={rate}
          className={styles.label}
          data-level={at}
          // Each in a column of its own: prices that are close don't cover each other.
          style={{ top: `${y(price)}%`, left: `${2 + at * 33}%` }}
        >
          {name} {formatMoney(price)?.amount}
        </span>
      ))}
      {newest && (
        <span className={styles.today} style={{ top: `${y(newest.price)}%` }}>
          今日 {formatMoney(newest.price)?.amount}
        </span>
      )}
    </div>
  )
}
