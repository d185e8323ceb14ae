import { formatMoney, type MoneyUnit } from './money.ts'
import styles from './money-text.module.css'

interface MoneyTextProps {
  /** 元, as a decimal string; '' for no amount. */
  value: string
  unit?: MoneyUnit
  /** The measure that it is the price of, such as 吨. */
  per?: string
}

/** Renders an amount with separators, unit and tabular figures; a dash for no amount. */
export const MoneyText = ({ value, unit, per }: MoneyTextProps) => {
  const money = formatMoney(value, unit)
  if (!money) return <span className={styles.unit}>—</span>
  return (
    <span className={styles.money}>
      {money.amount}{' '}
      <span className={styles.unit}>{per ? `${money.unit}/${per}` : money.unit}</span>
    </span>
  )
}
