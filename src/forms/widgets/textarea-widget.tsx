import { Input } from 'antd'
import type { ReactElement } from 'react'
import { useControl } from '../fields/use-control.ts'
import { useDraft } from '../fields/use-draft.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import styles from '../schema-form.module.css'

/** Several lines of text; counts where there is a limit, and lets the customer write beyond it and shorten. */
export const TextareaWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, schema, options, onChange, disabled, readonly, placeholder } = properties
  const { status, aria } = useControl(properties)
  const { current, type, leave } = useDraft<string>({
    id,
    shown: typeof value === 'string' ? value : '',
    parse: (text) => (text.trim() === '' ? undefined : text),
    onChange,
  })
  return (
    <Input.TextArea
      id={id}
      name={id}
      className={
        schema.maxLength === undefined ? styles.growing : `${styles.growing} ${styles.counted}`
      }
      value={current}
      status={status}
      disabled={disabled}
      readOnly={readonly}
      placeholder={placeholder}
      rows={options.rows ?? 3}
      count={schema.maxLength === undefined ? undefined : { max: schema.maxLength, show: true }}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      {...aria}
    />
  )
}
