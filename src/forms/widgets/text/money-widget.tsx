import type { ReactElement } from 'react'
import { formats } from '#engine/formats/formats.ts'
import { TextLine } from '../../controls/text-line.tsx'
import { fieldPartId } from '../../fields/field-ids.ts'
import { useTextControl } from '../../fields/use-text-control.ts'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { grouped, inYuan, withoutUnit, type AmountUnit } from '../../text/amount.ts'
import { capitals } from '#engine/finance/capitals.ts'
import styles from '../../styles/schema-form.module.css'

const { normalise, validate } = formats.money

/** An amount with its unit, thousands separators while it is not edited, and Chinese capitals below. */
export const MoneyWidget = (properties: FieldWidgetProps): ReactElement => {
  const { schema, options, placeholder } = properties
  const unit: AmountUnit = options.unit === '万元' ? '万元' : '元'
  const amountOf = (typed: string) => normalise(withoutUnit(typed, unit))
  const noteId = fieldPartId(properties.id, 'note')
  const { text, input } = useTextControl(properties, {
    parse: (typed) => storedAmount(amountOf(typed), schema.type === 'string'),
    display: grouped,
    noteOf: (typed) => (capitalsOf(amountOf(typed), unit) ? noteId : undefined),
  })
  const words = capitalsOf(amountOf(text), unit)
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

const capitalsOf = (amount: string, unit: AmountUnit): string | undefined =>
  validate(amount) && Number(amount) > 0 ? capitals(inYuan(amount, unit)) : undefined

/** The stored amount: a decimal string, or a number where the schema requires one. */
const storedAmount = (amount: string, isText: boolean): string | number | undefined => {
  if (amount === '') return undefined
  return isText || !validate(amount) ? amount : Number(amount)
}
