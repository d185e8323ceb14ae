import type { ReactElement } from 'react'
import { scaleOf } from '#engine/widgets/slider.ts'
import { fieldPartId } from '../../fields/field-ids.ts'
import { useControl } from '../../fields/use-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { shownText } from '../../text/shown-text.ts'
import styles from '../../styles/stated-control.module.css'

/** A slider with its value in words; without a value it stands at its beginning, and says that nothing is chosen. */
export const SliderWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, schema, options, onChange, disabled, readonly } = properties
  const noteId = fieldPartId(id, 'note')
  // The role slider has no aria-required; the label says the same.
  const { 'aria-required': _required, ...aria } = useControl(properties, noteId).aria
  const scale = scaleOf(schema)
  const hasValue = typeof value === 'number'
  const text = hasValue ? shownText(schema, options, value) : '未选择'
  return (
    <div className={styles.stated}>
      <input
        type="range"
        id={id}
        name={id}
        className={styles.track}
        {...scale}
        value={hasValue ? value : scale.min}
        disabled={disabled || readonly}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        // A press where the slider stands changes nothing, and chooses its beginning.
        onClick={() => !hasValue && onChange(scale.min)}
        {...aria}
      />
      <output id={noteId} htmlFor={id} className={hasValue ? styles.value : styles.open}>
        {text}
      </output>
    </div>
  )
}
