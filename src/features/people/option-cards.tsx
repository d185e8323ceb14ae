import { classNames } from '#src/ui/theme/class-names.ts'
import choice from '#src/ui/controls/choice.module.css'
import styles from './option-cards.module.css'

interface OptionCardsProps<Value> {
  legend: string
  name: string
  options: readonly { value: Value; label: string; text: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** Renders radio buttons for a few options, each with a sentence about it. */
export const OptionCards = <Value extends string | number>({
  legend,
  name,
  options,
  value,
  onChoose,
}: OptionCardsProps<Value>) => (
  <fieldset>
    <legend>{legend}</legend>
    <div className={styles.options}>
      {options.map((option) => (
        <label key={option.value} className={classNames(choice.choice, styles.option)}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <strong>{option.label}</strong>
          <small>{option.text}</small>
        </label>
      ))}
    </div>
  </fieldset>
)
