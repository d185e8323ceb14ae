import type { FormStore } from './form-store.ts'

/** What can be given the focus. */
export const FOCUSABLE =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), a[href], [tabindex="0"]'

/** What a field's element is told before it gets the focus: whoever hides it shows it. It bubbles. */
export const REVEAL = 'form-reveal'

/** Moves the focus to a field's control, in the middle of the screen. */
export const focusField = (store: FormStore, fieldId: string): void => {
  const field = store.fields.get(fieldId)?.element ?? document.getElementById(fieldId)
  const control = field?.querySelector<HTMLElement>(`#${CSS.escape(fieldId)}`)
  const target = control?.matches(FOCUSABLE)
    ? control
    : field?.querySelector<HTMLElement>(FOCUSABLE)
  field?.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }))
  field?.scrollIntoView({ block: 'center' })
  // What is only shown has no control: the field itself is led to.
  if (!target && field) field.tabIndex = -1
  ;(target ?? field)?.focus({ preventScroll: true })
}
