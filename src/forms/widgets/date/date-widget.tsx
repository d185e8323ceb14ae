import type { ReactElement } from 'react'
import { MOMENT_NOUNS, periodKind } from '#engine/formats/moment-patterns.ts'
import { DateInput } from './date-input.tsx'
import { PRECISIONS, type Precision } from '../../text/precision.ts'
import { fieldPartId } from '../../fields/field-ids.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import styles from './date-input.module.css'

const dateWidget = (precision: Precision) => {
  const Widget = (field: FieldWidgetProps): ReactElement => (
    <DateInput field={field} precision={precision} />
  )
  return Widget
}

/** A day, typed or chosen; stored as YYYY-MM-DD. */
export const DateWidget = dateWidget(PRECISIONS.date)

/** A month, typed or chosen; stored as YYYY-MM. */
export const MonthWidget = dateWidget(PRECISIONS.month)

/** A year, typed or chosen; stored as YYYY. */
export const YearWidget = dateWidget(PRECISIONS.year)

/** A week, typed or chosen; stored as 2026-W47. */
export const WeekWidget = dateWidget(PRECISIONS.week)

/** A day and a time, typed or chosen; stored as YYYY-MM-DD HH:mm:ss, or as a moment where the format is `date-time`. */
export const DateTimeWidget = (field: FieldWidgetProps): ReactElement => (
  <DateInput
    field={field}
    precision={PRECISIONS[field.schema.format === 'date-time' ? 'date-time' : 'datetime']}
  />
)

/** A moment by the customer's clock, stored as RFC 3339 has it: rjsf's controls of that kind store UTC. */
export const MomentWidget = (field: FieldWidgetProps): ReactElement => (
  <DateInput
    field={field}
    precision={PRECISIONS[field.schema.format === 'datetime' ? 'datetime' : 'date-time']}
  />
)

/** A time of the day, typed or chosen; stored as HH:mm:ss. */
export const TimeWidget = dateWidget(PRECISIONS.time)

/** The start and the end of a period, as a list of two: days, or the format of the list's items. */
export const DateRangeWidget = (field: FieldWidgetProps): ReactElement => {
  const { id, value, label, schema } = field
  const kind = periodKind(schema.items)
  const noun = MOMENT_NOUNS[kind]
  const ends: readonly unknown[] = Array.isArray(value) ? value : []
  const end = (index: 0 | 1, endId: string, name: string) => (
    <DateInput
      field={field}
      precision={PRECISIONS[kind]}
      part={{
        id: endId,
        label: `${label}${name}`,
        placeholder: name,
        shown: ends[index],
        valueWith: (time) => period(ends, index, time),
      }}
    />
  )
  return (
    <div role="group" aria-labelledby={fieldPartId(id, 'label')} className={styles.period}>
      <div className={styles.ends} data-format={kind}>
        {end(0, id, `开始${noun}`)}
        <span aria-hidden>至</span>
        {end(1, `${id}__end`, `结束${noun}`)}
      </div>
    </div>
  )
}

/** A period with one of its ends changed; undefined where both are empty. */
const period = (ends: readonly unknown[], index: 0 | 1, time: unknown): unknown[] | undefined => {
  const changed = [ends[0], ends[1]].with(index, time).map((end) => end ?? '')
  return changed.every((end) => end === '') ? undefined : changed
}
