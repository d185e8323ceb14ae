import { classNames } from '#src/ui/theme/class-names.ts'
import styles from './choice.module.css'

interface ChoiceProps<Value> {
  legend: string
  name: string
  options: readonly { value: Value; label: string; text: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** One of a few, each with a sentence about it. */
export const Choice = <Value extends string | number>({
  legend,
  name,
  options,
  value,
  onChoose,
}: ChoiceProps<Value>) => (
  <fieldset className={styles.choice}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.options}>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(styles.option, option.value === value && styles.chosen)}
        >
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
