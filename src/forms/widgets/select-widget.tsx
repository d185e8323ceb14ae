import { Select } from 'antd'
import type { ReactElement } from 'react'
import { useControl } from '../fields/use-control.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import styles from '../schema-form.module.css'
import { choicesOf } from './choices.ts'

/** From this many choices on the list can be searched. */
const MANY = 8

/** One of several choices, or some of them for a list. */
export const SelectWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, onChange, disabled, readonly, placeholder, required, multiple } = properties
  const { status, aria } = useControl(properties)
  const choices = choicesOf(properties)
  const shared = {
    id,
    className: styles.wide,
    options: choices.items,
    status,
    disabled: disabled || readonly,
    placeholder: placeholder || '请选择',
    allowClear: !required,
    showSearch: choices.items.length >= MANY && { optionFilterProp: 'label' },
    ...aria,
  } as const
  return multiple ? (
    <Select<number[]>
      {...shared}
      mode="multiple"
      value={choices.indexesOf(value)}
      onChange={(indexes) => onChange(choices.valuesAt(indexes))}
    />
  ) : (
    <Select<number>
      {...shared}
      value={choices.indexOf(value)}
      onChange={(index: number | undefined) => onChange(choices.valueAt(index))}
    />
  )
}
