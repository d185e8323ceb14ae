import type { RecordFact } from '#schemas/api/records.ts'
import { dateText } from '#src/ui/display/date-text.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'

/** Renders the value of a fact with its unit. */
export const FactValue = ({ fact: { value, unit } }: { fact: RecordFact }) => {
  if (!value) return '—'
  if (unit === 'money') return <MoneyText value={value} />
  if (unit === 'percent') return `${value}%`
  if (unit === 'date') return <time dateTime={value}>{dateText(value)}</time>
  return value
}
