import type { ReactElement } from 'react'
import { fieldPartId } from '../../fields/field-ids.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { shownText, NO_VALUE } from '../../text/shown-text.ts'
import styles from '../../styles/schema-form.module.css'

/** Shows a value as text; a computed one that is not there yet is nothing that the customer left out. */
export const ReadonlyWidget = ({ id, value, schema, options }: FieldWidgetProps): ReactElement => {
  const text = shownText(schema, options, value)
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
