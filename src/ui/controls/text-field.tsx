import { useId, useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { halfWidth, withoutSeparators } from '#engine/formats/half-width.ts'
import { grouped, isInWords, readFigure } from '#engine/formats/quantity.ts'
import { withoutInvisible } from '#engine/json/invisible.ts'
import styles from './text-field.module.css'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string
  error?: string | undefined
  /** A remark below the input, in place of which an error is shown. */
  note?: string | undefined
  onChange: (value: string) => void
  /**
   * Removes from typed or pasted text what does not belong to the value: spaces, dashes. By default those of a code for
   * the input modes `numeric` and `tel`, and invisible characters. The input mode `decimal` keeps what is typed (40万) on
   * the screen, and passes on the number that it means.
   */
  clean?: (typed: string) => string
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
  note,
  onChange,
  clean,
  inside,
  beside,
  ref,
  ...input
}: TextFieldProps) => {
  const id = useId()
  const noteId = `${id}-note`
  const [typed, setTyped] = useState('')
  const isDecimal = input.inputMode === 'decimal' && !clean
  // Another value than the typed one was set from outside.
  const isTyped = isDecimal && figureIn(typed) === input.value
  const text = error || (isTyped && meaningOf(typed)) || note
  const cleaner = clean ?? (input.type === 'password' ? undefined : cleanerOf(input.inputMode))
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <span className={styles.box}>
          <input
            {...input}
            {...(isTyped && { value: typed })}
            ref={ref}
            id={id}
            className={styles.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={text ? noteId : undefined}
            onBlur={(event) => {
              setTyped('')
              input.onBlur?.(event)
            }}
            onChange={({ target }) => {
              if (isDecimal) {
                setTyped(target.value)
                return onChange(figureIn(target.value))
              }
              if (cleaner) cleanIn(target, cleaner)
              onChange(target.value)
            }}
          />
          {inside}
        </span>
        {beside}
      </div>
      {text && (
        <p id={noteId} className={error ? styles.error : styles.note}>
          {text}
        </p>
      )}
    </div>
  )
}

const figureIn = (typed: string): string => readFigure(typed) ?? halfWidth(typed)

const meaningOf = (typed: string): string | undefined => {
  const read = isInWords(typed) ? readFigure(typed) : undefined
  return read && `即 ${grouped(read)}`
}

const cleanerOf = (inputMode: TextFieldProps['inputMode']): ((typed: string) => string) =>
  inputMode === 'numeric' || inputMode === 'tel' ? withoutSeparators : withoutInvisible

/** Cleans the text of an input. The caret stays behind the same character: React would move it to the end. */
const cleanIn = (input: HTMLInputElement, clean: (typed: string) => string): void => {
  const { value, selectionStart } = input
  const cleaned = clean(value)
  if (cleaned === value) return
  const caret = clean(value.slice(0, selectionStart ?? value.length)).length
  input.value = cleaned
  input.setSelectionRange(caret, caret)
}
