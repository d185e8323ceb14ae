import { formatMoney, type MoneyUnit } from './money.ts'
import styles from './money-text.module.css'

interface MoneyTextProps {
  /** 元, as a decimal string; '' where there is none. */
  value: string
  unit?: MoneyUnit
}

/** An amount: separators, unit, figures of one width; a dash where there is none. */
export const MoneyText = ({ value, unit }: MoneyTextProps) => {
  const money = formatMoney(value, unit)
  if (!money) return <span className={styles.unit}>—</span>
  return (
    <span className={styles.money}>
      {money.amount} <span className={styles.unit}>{money.unit}</span>
    </span>
  )
}
