import type { ReactElement } from 'react'
import { fieldPartId } from '../../fields/field-ids.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { valueText, NO_VALUE } from '../../text/value-text.ts'
import styles from '../../styles/schema-form.module.css'

/** Shows a value as text; a computed one that is not there yet is nothing that the customer left out. */
export const ReadonlyWidget = ({ id, value, schema, options }: FieldWidgetProps): ReactElement => {
  const text = valueText(schema, options, value)
  return (
    <output
      id={id}
      className={styles.readonly}
      data-empty={text === NO_VALUE || undefined}
      aria-labelledby={fieldPartId(id, 'label')}
    >
      {text === NO_VALUE && options['computed'] !== undefined ? '待计算' : text}
    </output>
  )
}
