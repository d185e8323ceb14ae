import type { ReactElement } from 'react'
import { Tick } from '../../controls/tick.tsx'
import { useControl } from '../../fields/use-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import styles from '../../styles/schema-form.module.css'

/** A checkbox with its label next to it. */
export const CheckboxWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, label, onChange, disabled, readonly, required } = properties
  const { aria } = useControl(properties)
  return (
    <Tick
      type="checkbox"
      id={id}
      name={id}
      checked={value === true}
      disabled={disabled || readonly}
      onChange={(event) => onChange(event.target.checked)}
      {...aria}
    >
      <span className={required ? styles.required : undefined}>{label}</span>
    </Tick>
  )
}
