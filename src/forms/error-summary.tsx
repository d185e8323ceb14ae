import type { ReactElement, Ref } from 'react'
import type { FormError } from './form-types.ts'

/** The properties of `ErrorSummary`. */
export interface ErrorSummaryProps {
  /** The focusable element itself: `ref.current?.focus()`. */
  ref?: Ref<HTMLElement>
  errors: readonly FormError[]
  /** The customer chose an error: move the focus to its field. */
  onSelect: (index: number) => void
}

/** What has to be checked, each item leading to its field; nothing without errors. */
export const ErrorSummary = ({ ref, errors, onSelect }: ErrorSummaryProps): ReactElement | null =>
  errors.length === 0 ? null : (
    <section ref={ref} role="alert" tabIndex={-1} aria-label="请检查以下内容">
      <ul>
        {errors.map((error, index) => (
          <li key={error.fieldId}>
            <a
              href={`#${error.fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                onSelect(index)
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
