import { Input } from 'antd'
import type { ReactElement } from 'react'
import { formats } from '#schemas/process/formats.ts'
import { fieldPartId } from '../fields/field-ids.ts'
import { useControl } from '../fields/use-control.ts'
import { useDraft } from '../fields/use-draft.ts'
import type { FieldWidgetProps } from '../fields/widget-props.ts'
import { grouped, inYuan, withoutUnit, type AmountUnit } from '../money/amount.ts'
import { capitals } from '../money/capitals.ts'
import styles from '../schema-form.module.css'

const { normalise, validate } = formats.money

/** An amount: unit beside it, thousands separators while nobody types in it, capitals below. */
export const MoneyWidget = (properties: FieldWidgetProps): ReactElement => {
  const { id, value, schema, options, onChange, disabled, readonly, placeholder } = properties
  const unit: AmountUnit = options.unit === '万元' ? '万元' : '元'
  const noteId = fieldPartId(id, 'note')
  const { current, isFocused, type, focus, leave } = useDraft<string>({
    id,
    shown: value === undefined || value === null ? '' : String(value),
    parse: (text) => storedAmount(normalise(withoutUnit(text, unit)), schema.type === 'string'),
    onChange,
  })
  const amount = normalise(withoutUnit(current, unit))
  const words = validate(amount) && Number(amount) > 0 ? capitals(inYuan(amount, unit)) : undefined
  const { status, aria } = useControl(properties, words && noteId)
  return (
    <>
      <Input
        id={id}
        name={id}
        className={styles.figures}
        value={isFocused ? current : grouped(current)}
        status={status}
        disabled={disabled}
        readOnly={readonly}
        placeholder={placeholder || '0.00'}
        suffix={unit}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onFocus={focus}
        onBlur={leave}
        {...aria}
      />
      {words && (
        <p id={noteId} className={styles.note}>
          {words}
        </p>
      )}
    </>
  )
}

/** A decimal string; a number where the schema insists on one. */
const storedAmount = (amount: string, isText: boolean): string | number | undefined => {
  if (amount === '') return undefined
  return isText || !validate(amount) ? amount : Number(amount)
}
