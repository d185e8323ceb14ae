import type { ReactElement } from 'react'
import { fieldPartId } from '../fields/field-ids.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import { answerText } from '../review/answer-text.ts'
import styles from '../schema-form.module.css'

/** A value to read. */
export const ReadonlyWidget = ({ id, value, schema, options }: FieldWidgetProps): ReactElement => (
  <output id={id} className={styles.readonly} aria-labelledby={fieldPartId(id, 'label')}>
    {answerText(schema, options, value)}
  </output>
)
