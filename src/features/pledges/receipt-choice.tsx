import { MoneyText } from '#src/ui/display/money-text.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import texts from '#src/ui/theme/text.module.css'
import choice from '#src/ui/controls/choice.module.css'
import styles from './pledges.module.css'

interface ChosenReceipt {
  id: string
  receiptNo: string
  warehouse: string
  weight: string
  unit: string
  value: string
  commodity?: string
}

interface ReceiptChoiceProps {
  legend: string
  receipts: readonly ChosenReceipt[]
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** Renders receipts to choose, each with what it counts today. */
export const ReceiptChoice = ({ legend, receipts, chosen, onChange }: ReceiptChoiceProps) => (
  <fieldset className={styles.choices}>
    <legend>{legend}</legend>
    {receipts.map(({ id, receiptNo, warehouse, weight, unit, value, commodity }) => (
      <label key={id} className={classNames(choice.choice, styles.choice)}>
        <input
          type="checkbox"
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
        <span className={styles.goods}>
          <strong>
            {commodity} <span className={styles.weight}>{weight} 吨</span>
          </strong>
          <span className={classNames(texts.small, styles.hint)}>
            {receiptNo} · {warehouse}
          </span>
        </span>
        <span className={styles.worth}>
          <MoneyText value={value} />
          <span className={classNames(texts.small, styles.hint)}>
            <MoneyText value={unit} per="吨" />
          </span>
        </span>
      </label>
    ))}
  </fieldset>
)
