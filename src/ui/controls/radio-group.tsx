import { useId } from 'react'
import { classNames } from '../theme/class-names.ts'
import choice from './choice.module.css'
import styles from './radio-group.module.css'

interface RadioGroupProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
}

/** A choice of one among few, all of them in view. */
export const RadioGroup = <Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: RadioGroupProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={classNames(styles.group, className)}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classNames(choice.choice, styles.option)}>
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
