import { byPath } from '../../form/all-fields.ts'
import type { FormPlan } from '../../form/form-plan.ts'
import { listsOf, withSharedOptions } from '../../form/option-sets.ts'
import { schemasAround } from '../../form/shared-options.ts'
import type { Report } from '../../language/diagnostic.ts'

/**
 * Reports declarations of a field, such as those of a condition, that leave none of the options that another one gives it.
 * @param pointer JSON pointer to the form's schema
 */
export const checkSharedOptions = (form: FormPlan, pointer: string, report: Report): void => {
  for (const declared of byPath(form.fields))
    for (const field of declared) {
      const around = schemasAround(field, declared)
      const listing = around.find((schema) => listsOf(schema).length > 0)
      if (around.length < 2 || !listing || withSharedOptions(listing, around)) continue
      const words = `“${field.title}”在此处允许的选项与别处的没有共同的值，不能选`
      report('impossible-value', pointer + field.pointer, words)
    }
}
