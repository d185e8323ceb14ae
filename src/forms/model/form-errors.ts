import { pointerTo } from '#engine/json/pointer.ts'
import type { FormStore, MountedField } from './form-store.ts'
import type { ShownIssue } from './form-types.ts'
import type { Violation } from '../validation/check-form.ts'
import { errorWords } from '../validation/error-words.ts'

/** The id that rjsf gives the control of a path. */
export const fieldIdOf = (prefix: string, path: readonly (string | number)[]): string =>
  [prefix, ...path].join('_')

/** Maps issues to errors of the fields on the page: one per field, in page order. */
export const formErrors = (
  store: FormStore,
  prefix: string,
  violations: readonly Violation[],
): ShownIssue[] => {
  const errors = new Map<string, ShownIssue>()
  for (const violation of violations) {
    const [fieldId, field, isExact] = nearestField(store, prefix, violation.path)
    if (errors.has(fieldId)) continue
    const label = field?.label ?? ''
    // An issue inside a composed control (one end of a period) is shown for the whole control.
    const asked =
      field && !isExact && field.widget !== 'text'
        ? { ...violation, keyword: 'required' }
        : violation
    errors.set(fieldId, {
      pointer: pointerTo('', ...violation.path),
      fieldId,
      label,
      message: errorWords(
        asked,
        field ?? { label, widget: 'text', schema: {}, options: {}, isList: false },
        (path) => store.fields.get(fieldIdOf(prefix, path))?.label,
      ),
    })
  }
  for (const [fieldId, message] of store.unfinished) {
    const field = store.fields.get(fieldId)
    if (field)
      errors.set(fieldId, {
        pointer: pointerTo('', ...field.path),
        fieldId,
        label: field.label,
        message,
      })
  }
  return inPageOrder(store, [...errors.values()])
}

/** The field at a path, or its nearest ancestor on the page. */
export const nearestField = (
  store: FormStore,
  prefix: string,
  path: readonly string[],
): [id: string, field: MountedField | undefined, isExact: boolean] => {
  for (let length = path.length; length >= 0; length -= 1) {
    const id = fieldIdOf(prefix, path.slice(0, length))
    const field = store.fields.get(id)
    if (field) return [id, field, length === path.length]
  }
  return [fieldIdOf(prefix, path), undefined, false]
}

/** Sorts errors by the position of their fields, top to bottom. */
export const inPageOrder = (store: FormStore, errors: readonly ShownIssue[]): ShownIssue[] =>
  errors.toSorted((one, other) => {
    const [first, second] = [store.fields.get(one.fieldId), store.fields.get(other.fieldId)]
    if (!first || !second) return first ? -1 : second ? 1 : 0
    const position = first.element.compareDocumentPosition(second.element)
    return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
