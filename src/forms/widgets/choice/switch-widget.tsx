import type { ReactElement } from 'react'
import { fieldPartId } from '../../fields/field-ids.ts'
import { useControl } from '../../fields/use-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { yesOrNo } from '../../text/value-text.ts'
import styles from './switch-widget.module.css'

/** On or off, with words beside it: while nobody has answered it looks as if it were off. */
export const SwitchWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, schema, options, onChange, disabled, readonly } = properties
  const noteId = fieldPartId(id, 'note')
  const { aria } = useControl(properties, noteId)
  // A switch can't be required to a screen reader; its label and its error say so.
  const { 'aria-required': _required, 'aria-invalid': _invalid, ...described } = aria
  const isAnswered = typeof value === 'boolean'
  return (
    <div className={styles.switch}>
      <button
        type="button"
        role="switch"
        id={id}
        className={styles.track}
        aria-checked={value === true}
        disabled={disabled || readonly}
        onClick={() => onChange(value !== true)}
        {...described}
      />
      <span id={noteId} className={isAnswered ? undefined : styles.open}>
        {isAnswered ? yesOrNo(schema, options, value) : '未选择'}
      </span>
    </div>
  )
}
