import type { FormPlan, Shape } from '#engine/form/form-plan.ts'
import { narrowedFields } from '#engine/form/option-fields.ts'
import { lazyCode } from '#src/platform/lazy-code.ts'

/** The code that keeps the values which an edit of a form with conditions or tuples does not name. */
export const keptCode = lazyCode(() => import('./kept-code.ts'))

/** Tells whether an edit of a form may affect values that it does not name. */
export const needsKeeping = (form: FormPlan): boolean =>
  isConditional(form.root) ||
  form.fields.some((field) => field.tuple !== undefined || isConditional(field))

/** Tells whether an edit of a form may remove values that it does not name. */
export const mayPutAside = (form: FormPlan): boolean =>
  needsKeeping(form) || narrowedFields(form).length > 0

/** Tells whether parts of a value apply under conditions only, or its items have schemas of their own. */
const isConditional = ({ parts }: Shape): boolean =>
  parts.some(
    ({ condition, shape }) =>
      condition !== undefined || shape.tuple !== undefined || isConditional(shape),
  )
