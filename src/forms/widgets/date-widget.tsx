import type { ReactElement } from 'react'
import { DateInput } from '../date/date-input.tsx'
import { DAY, MONTH, YEAR, type Precision } from '../date/precision.ts'
import { fieldPartId } from '../fields/field-ids.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import styles from '../date/date-input.module.css'

const dateWidget = (precision: Precision) => {
  const Widget = (field: FieldWidgetProps): ReactElement => (
    <DateInput field={field} precision={precision} />
  )
  return Widget
}

/** A day, typed or chosen; stored as YYYY-MM-DD. */
export const DateWidget = dateWidget(DAY)

/** A month, typed or chosen; stored as YYYY-MM. */
export const MonthWidget = dateWidget(MONTH)

/** A year, typed or chosen; stored as YYYY. */
export const YearWidget = dateWidget(YEAR)

/** The first and the last day of a period, as a list of two. */
export const DateRangeWidget = (field: FieldWidgetProps): ReactElement => {
  const { id, value, label } = field
  const days: readonly unknown[] = Array.isArray(value) ? value : []
  const end = (index: 0 | 1, endId: string, name: string) => (
    <DateInput
      field={field}
      precision={DAY}
      part={{
        id: endId,
        label: `${label}${name}`,
        placeholder: name,
        shown: days[index],
        answer: (day) => period(days, index, day),
      }}
    />
  )
  return (
    <div role="group" aria-labelledby={fieldPartId(id, 'label')} className={styles.period}>
      {end(0, id, '开始日期')}
      <span aria-hidden>至</span>
      {end(1, `${id}__end`, '结束日期')}
    </div>
  )
}

/** A period with one of its ends changed; nothing where both are empty. */
const period = (days: readonly unknown[], index: 0 | 1, day: unknown): unknown[] | undefined => {
  const changed = [days[0], days[1]].with(index, day).map((end) => end ?? '')
  return changed.every((end) => end === '') ? undefined : changed
}
