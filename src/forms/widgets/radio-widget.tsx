import { Radio } from 'antd'
import type { ReactElement } from 'react'
import { fieldPartId } from '../fields/field-ids.ts'
import { useControl } from '../fields/use-control.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import styles from '../schema-form.module.css'
import { choicesOf } from './choices.ts'

/** One of a few choices, all in view. */
export const RadioWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, onChange, disabled, readonly } = properties
  const { aria } = useControl(properties)
  const choices = choicesOf(properties)
  return (
    <Radio.Group
      id={id}
      name={id}
      className={styles.options}
      role="radiogroup"
      aria-labelledby={fieldPartId(id, 'label')}
      options={choices.items}
      value={choices.indexOf(value)}
      disabled={disabled || readonly}
      onChange={(event) => onChange(choices.valueAt(event.target.value as number))}
      {...aria}
    />
  )
}
