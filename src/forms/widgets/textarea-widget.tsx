import { Input } from 'antd'
import type { ReactElement } from 'react'
import { useTextControl } from '../fields/use-text-control.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import styles from '../schema-form.module.css'

/** Several lines of text; counts where there is a limit, and lets the customer write beyond it and shorten. */
export const TextareaWidget = (properties: FieldWidgetProps): ReactElement => {
  const { value, schema, options } = properties
  const { input } = useTextControl(properties, {
    shown: typeof value === 'string' ? value : '',
    parse: (text) => (text.trim() === '' ? undefined : text),
  })
  const { maxLength } = schema
  return (
    <Input.TextArea
      {...input}
      className={maxLength === undefined ? styles.growing : `${styles.growing} ${styles.counted}`}
      rows={options.rows ?? 3}
      count={maxLength === undefined ? undefined : { max: maxLength, show: true }}
    />
  )
}
