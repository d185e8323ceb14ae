import { Checkbox } from 'antd'
import type { ReactElement } from 'react'
import { fieldPartId } from '../fields/field-ids.ts'
import { useControl } from '../fields/use-control.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import styles from '../schema-form.module.css'
import { choicesOf } from './choices.ts'

/** Some of a few choices, all in view. */
export const CheckboxesWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, onChange, disabled, readonly } = properties
  const { error, aria } = useControl(properties)
  const choices = choicesOf(properties)
  const chosen = choices.indexesOf(value)
  return (
    <div
      id={id}
      role="group"
      className={styles.options}
      aria-labelledby={fieldPartId(id, 'label')}
      aria-describedby={aria['aria-describedby']}
    >
      {choices.items.map((choice) => (
        <Checkbox
          key={choice.value}
          checked={chosen.includes(choice.value)}
          disabled={disabled || readonly || choice.disabled}
          aria-invalid={error !== undefined}
          onChange={(event) =>
            onChange(choices.toggled(chosen, choice.value, event.target.checked))
          }
        >
          {choice.label}
        </Checkbox>
      ))}
    </div>
  )
}
