import { DatePicker } from 'antd'
import type { KeyboardEvent, ReactElement } from 'react'
import { fieldPartId } from '../fields/field-ids.ts'
import { useControl } from '../fields/use-control.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import styles from '../schema-form.module.css'
import { dayOf, DAY_FORMAT, TYPED_DAYS } from './days.ts'

/** A day, chosen or typed; stored as YYYY-MM-DD. */
export const DateWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, onChange, disabled, readonly, placeholder } = properties
  const { status, aria } = useControl(properties)
  return (
    <DatePicker
      id={id}
      name={id}
      className={styles.wide}
      value={dayOf(value)}
      format={TYPED_DAYS}
      status={status}
      disabled={disabled || readonly}
      placeholder={placeholder || '年-月-日'}
      onKeyDown={keepStep}
      onChange={(day) => onChange(day ? day.format(DAY_FORMAT) : undefined)}
      {...aria}
    />
  )
}

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
        value={[dayOf(first), dayOf(last)]}
        format={TYPED_DAYS}
        status={status}
        disabled={disabled || readonly}
        placeholder={['开始日期', '结束日期']}
        aria-label={label}
        onKeyDown={keepStep}
        onChange={(days) =>
          onChange(days?.[0] && days[1] ? days.map((day) => day?.format(DAY_FORMAT)) : undefined)
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
