import type { ReactElement } from 'react'
import { isBlank, withoutInvisible } from '#engine/json/invisible.ts'
import controls from '../../controls/controls.module.css'
import { fieldPartId } from '../../fields/field-ids.ts'
import { useTextControl } from '../../fields/use-text-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'

/** Several lines of text; counts characters where there is a limit, and does not cut off text that exceeds it. */
export const TextareaWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, schema, options } = properties
  const { maxLength } = schema
  const countId = fieldPartId(id, 'note')
  const { text, input } = useTextControl(properties, 'textarea', {
    shown: typeof value === 'string' ? value : '',
    parse: (typed) => (isBlank(typed) ? undefined : withoutInvisible(typed)),
    noteOf: () => (maxLength === undefined ? undefined : countId),
  })
  const length = [...text].length
  return (
    <>
      <textarea
        {...input}
        className={`${controls.line} ${controls.area}`}
        rows={options.rows ?? 3}
      />
      {maxLength !== undefined && (
        <p id={countId} className={controls.count} data-over={length > maxLength}>
          {length} / {maxLength}
        </p>
      )}
    </>
  )
}
