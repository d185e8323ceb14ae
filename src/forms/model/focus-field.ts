import type { FormStore } from './form-store.ts'

/** Selector of the elements that can receive the focus. */
export const FOCUSABLE =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), a[href], [tabindex="0"]'

/** Event dispatched on a field's element before it is focused, so that a tab that hides it opens. It bubbles. */
export const REVEAL = 'form-reveal'

/** Moves the focus to a field's control and scrolls it to the middle of the screen. */
export const focusField = (store: FormStore, fieldId: string): void => {
  const field = store.fields.get(fieldId)?.element ?? document.getElementById(fieldId)
  const control = field?.querySelector<HTMLElement>(`#${CSS.escape(fieldId)}`)
  const target = control?.matches(FOCUSABLE)
    ? control
    : field?.querySelector<HTMLElement>(FOCUSABLE)
  field?.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }))
  field?.scrollIntoView({ block: 'center' })
  // A read-only field has no control: the field's element itself gets the focus.
  if (!target && field) field.tabIndex = -1
  ;(target ?? field)?.focus({ preventScroll: true })
}
