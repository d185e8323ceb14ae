import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import styles from './text-field.module.css'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string
  error?: string | undefined
  onChange: (value: string) => void
  /** Content over the end of the input, e.g. a button that shows the password. */
  inside?: ReactNode
  /** Content next to the input, e.g. a button that sends a code. */
  beside?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

/** Renders a one-line text input with its label above and its error below. */
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
