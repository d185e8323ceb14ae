import type { ReactElement } from 'react'
import { DateInput } from '../date/date-input.tsx'
import { DAY, MONTH, YEAR, type Precision } from '../date/precision.ts'
import { fieldPartId } from '../fields/field-ids.ts'
import { useControl } from '../fields/use-control.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import styles from '../date/date-input.module.css'

const dateWidget = (precision: Precision) => {
  const Widget = (properties: FieldWidgetProps): ReactElement => {
    const { id, value, label, onChange, disabled, readonly, placeholder } = properties
    const { status, aria } = useControl(properties)
    return (
      <DateInput
        id={id}
        precision={precision}
        value={value}
        label={label}
        status={status}
        placeholder={placeholder || precision.placeholder}
        disabled={disabled}
        readonly={readonly}
        onChange={onChange}
        aria={aria}
      />
    )
  }
  return Widget
}

/** A day, typed or chosen; stored as YYYY-MM-DD. */
export const DateWidget = dateWidget(DAY)

/** A month, typed or chosen; stored as YYYY-MM. */
export const MonthWidget = dateWidget(MONTH)

/** A year, typed or chosen; stored as YYYY. */
export const YearWidget = dateWidget(YEAR)

/** The first and the last day of a period, as a list of two. */
export const DateRangeWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, label, onChange, disabled, readonly } = properties
  const { status, aria } = useControl(properties)
  const days: readonly unknown[] = Array.isArray(value) ? value : []
  const end = (index: 0 | 1, endId: string, name: string) => (
    <DateInput
      id={endId}
      precision={DAY}
      value={days[index]}
      label={`${label}${name}`}
      isNamed
      status={status}
      placeholder={name}
      disabled={disabled}
      readonly={readonly}
      onChange={(day) => onChange(period(days, index, day))}
      aria={aria}
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
