import { Fragment } from 'react'
import type { RecordFact } from '#schemas/api/records.ts'
import { dateText } from '#src/ui/display/date-text.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import styles from './fact-value.module.css'

/** Renders the value of a fact with its unit. */
export const FactValue = ({ fact: { value, unit } }: { fact: RecordFact }) => {
  if (!value) return '—'
  if (unit === 'money') return <MoneyText value={value} />
  if (unit === 'percent') return `${value}%`
  if (unit === 'date') return <time dateTime={value}>{dateText(value)}</time>
  return NUMBER.test(value) ? <NumberText value={value} /> : value
}

/** The number of an order, a contract or a bill: no other text is so long and has neither words nor spaces. */
const NUMBER = /^(?=.*\d)[\w-]{8,}$/

/** Renders a number in one line; one that is too long for a phone may break after each four characters only. */
const NumberText = ({ value }: { value: string }) => {
  const isLong = value.length > 20
  return (
    <span className={isLong ? styles.long : styles.number}>
      {(isLong ? (value.match(/.{1,4}/g) ?? []) : [value]).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
