import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import styles from './text-field.module.css'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string
  error?: string | undefined
  onChange: (value: string) => void
  /** Over the end of the input, like a button that shows a password. */
  inside?: ReactNode
  /** Beside the input, like a button that sends a code. */
  beside?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One line of text with its label above and what is wrong with it below. */
export const TextField = ({
  label,
  error,
  onChange,
  inside,
  beside,
  ref,
  ...input
}: TextFieldProps) => {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <span className={styles.box}>
          <input
            {...input}
            ref={ref}
            id={id}
            className={styles.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={(event) => onChange(event.target.value)}
          />
          {inside}
        </span>
        {beside}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
