import type { ReactElement } from 'react'
import texts from '#src/ui/theme/text.module.css'
import { fieldPartId } from '../../fields/field-ids.ts'
import { useControl } from '../../fields/use-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { booleanText } from '#engine/form/value-text.ts'
import styles from './switch-widget.module.css'

/** A switch with its state in words; without a value it is displayed as off. */
export const SwitchWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, schema, options, onChange, disabled, readonly } = properties
  const noteId = fieldPartId(id, 'note')
  const { aria } = useControl(properties, noteId)
  // The role switch doesn't support aria-required or aria-invalid; its label and its error tell the same.
  const { 'aria-required': _required, 'aria-invalid': _invalid, ...described } = aria
  const hasValue = typeof value === 'boolean'
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
      <span id={noteId} className={hasValue ? undefined : texts.muted}>
        {hasValue ? booleanText(value, { schema, options }) : '未选择'}
      </span>
    </div>
  )
}
