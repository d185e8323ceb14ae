import { titleAt } from '#engine/form/named-fields.ts'
import { pointerTo, pointerTokens } from '#engine/json/pointer.ts'
import { isPointer } from '#engine/language/trial-terms.ts'
import type { FieldOfProcess, FormContext } from '../../model/form-types.ts'

/** Finds the field that an option points to by `/keyName/field`; undefined for a constant and for external data. */
export const pointedField = (
  { process }: Pick<FormContext, 'process'>,
  given: unknown,
): (FieldOfProcess & { title: string }) | undefined => {
  const [keyName, ...path] = isPointer(given) ? pointerTokens(given) : []
  for (const { progress, forms } of process?.steps ?? []) {
    const form = forms.find((one) => one.keyName === keyName)
    const pointer = pointerTo('', ...path)
    if (form) return { progress, formId: form.id, pointer, title: titleAt(form.plan.root, pointer) }
  }
  return undefined
}
