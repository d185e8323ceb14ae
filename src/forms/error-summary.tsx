import type { ReactElement, Ref } from 'react'
import type { ShownIssue } from './model/form-types.ts'
import styles from './styles/schema-form.module.css'

/** The properties of `ErrorSummary`. */
export interface ErrorSummaryProps {
  /** The focusable element itself: `ref.current?.focus()`. */
  ref?: Ref<HTMLElement>
  errors: readonly ShownIssue[]
  /** Called when the customer selects an error: move the focus to its field. */
  onSelect: (index: number) => void
}

/** The list of errors, each a link to its field; renders nothing without errors. */
export const ErrorSummary = ({ ref, errors, onSelect }: ErrorSummaryProps): ReactElement | null => {
  if (errors.length === 0) return null
  return (
    <section
      ref={ref}
      role="alert"
      tabIndex={-1}
      aria-label="请检查以下内容"
      className={styles.summary}
    >
      <h2 className={styles.summaryTitle}>请检查以下内容</h2>
      <ul>
        {errors.map((error, index) => (
          <li key={`${error.fieldId} ${error.message}`}>
            <a
              href={`#${error.fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                onSelect(index)
              }}
            >
              {namedMessage(error)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Names the field of a message that does not name it: away from the field, 不是数字 says nothing. */
const namedMessage = ({ label, message }: ShownIssue): string =>
  message.includes(label) ? message : `${label}：${message}`
