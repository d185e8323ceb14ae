import type { ReactElement } from 'react'
import { readTyped } from '#engine/form/typed-value.ts'
import { formats } from '#engine/formats/formats.ts'
import { grouped } from '#engine/formats/quantity.ts'
import { TextLine } from '../../controls/text-line.tsx'
import { fieldPartId } from '../../fields/field-ids.ts'
import { useTextControl } from '../../fields/use-text-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { amountWords, type AmountUnit } from '../../text/amount.ts'
import styles from '../../styles/schema-form.module.css'

/** An amount with its unit, thousands separators while it is not edited, and below it the amount as it is understood. */
export const MoneyWidget = (properties: FieldWidgetProps): ReactElement => {
  const { schema, options, placeholder } = properties
  const unit: AmountUnit = options.unit === '万元' ? '万元' : '元'
  const wordsOf = (typed: string) => amountWords(formats.money.normalise(typed, { unit }), unit)
  const noteId = fieldPartId(properties.id, 'note')
  const { text, input } = useTextControl(properties, 'money', {
    parse: (typed) => readTyped({ schema, widget: 'money', options: { unit } }, typed),
    display: grouped,
    noteOf: (typed) => (wordsOf(typed) ? noteId : undefined),
  })
  const words = wordsOf(text)
  return (
    <>
      <TextLine
        {...input}
        className={styles.figures}
        placeholder={placeholder || '0.00'}
        suffix={unit}
        inputMode="decimal"
      />
      {words && (
        <p id={noteId} className={styles.note}>
          {words}
        </p>
      )}
    </>
  )
}
