import { DatePicker } from 'antd'
import type { KeyboardEvent, ReactElement } from 'react'
import { fieldPartId } from '../fields/field-ids.ts'
import { useControl } from '../fields/use-control.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import styles from '../schema-form.module.css'
import { DAY, MONTH, timeOf, YEAR, type Precision } from './days.ts'

const dateWidget = (precision: Precision) => {
  const { picker, stored, typed } = precision
  const Widget = (properties: FieldWidgetProps): ReactElement => {
    const { id, value, onChange, disabled, readonly, placeholder } = properties
    const { status, aria } = useControl(properties)
    return (
      <DatePicker
        id={id}
        name={id}
        className={styles.wide}
        picker={picker}
        value={timeOf(value, precision)}
        format={typed}
        status={status}
        disabled={disabled || readonly}
        placeholder={placeholder || precision.placeholder}
        onKeyDown={keepStep}
        onChange={(time) => onChange(time ? time.format(stored) : undefined)}
        {...aria}
      />
    )
  }
  return Widget
}

/** A day, chosen or typed; stored as YYYY-MM-DD. */
export const DateWidget = dateWidget(DAY)

/** A month, chosen or typed; stored as YYYY-MM. */
export const MonthWidget = dateWidget(MONTH)

/** A year, chosen or typed; stored as YYYY. */
export const YearWidget = dateWidget(YEAR)

/** The first and the last day of a period, as a list of two. */
export const DateRangeWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, onChange, disabled, readonly, label } = properties
  const { status, aria } = useControl(properties)
  const [first, last]: unknown[] = Array.isArray(value) ? value : []
  return (
    <div role="group" aria-labelledby={fieldPartId(id, 'label')}>
      <DatePicker.RangePicker
        id={{ start: id, end: `${id}__end` }}
        className={styles.wide}
        value={[timeOf(first, DAY), timeOf(last, DAY)]}
        format={DAY.typed}
        status={status}
        disabled={disabled || readonly}
        placeholder={['开始日期', '结束日期']}
        aria-label={label}
        onKeyDown={keepStep}
        onChange={(days) =>
          onChange(days?.[0] && days[1] ? days.map((day) => day?.format(DAY.stored)) : undefined)
        }
        {...aria}
      />
    </div>
  )
}

/** Enter takes the day that was typed; it would send the form of the step as well. */
const keepStep = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault()
}
