import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { plainNumber, withoutSeparators } from '#engine/formats/half-width.ts'
import styles from './text-field.module.css'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string
  error?: string | undefined
  /** A remark below the input, in place of which an error is shown. */
  note?: string | undefined
  onChange: (value: string) => void
  /**
   * Removes from typed or pasted text what does not belong to the value: spaces, dashes. By default a number for the
   * input mode `decimal`, a code for `numeric` and `tel`.
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
  const text = error || note
  const cleaner = clean ?? CLEANERS.get(input.inputMode)
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
            aria-describedby={text ? noteId : undefined}
            onChange={({ target }) => {
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

const CLEANERS = new Map<string | undefined, (typed: string) => string>([
  ['decimal', plainNumber],
  ['numeric', withoutSeparators],
  ['tel', withoutSeparators],
])

/** Cleans the text of an input. The caret stays behind the same character: React would move it to the end. */
const cleanIn = (input: HTMLInputElement, clean: (typed: string) => string): void => {
  const { value, selectionStart } = input
  const cleaned = clean(value)
  if (cleaned === value) return
  const caret = clean(value.slice(0, selectionStart ?? value.length)).length
  input.value = cleaned
  input.setSelectionRange(caret, caret)
}
