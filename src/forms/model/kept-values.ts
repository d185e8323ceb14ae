import { membersOf } from '#engine/form/all-fields.ts'
import type { Condition, FormPlan, Shape } from '#engine/form/form-plan.ts'
import { narrowedFields } from '#engine/form/option-fields.ts'
import { OPTIONS } from '#engine/language/words.ts'
import { lazyCode } from '#src/platform/lazy-code.ts'

/** The code that keeps the values which an edit of a form with conditions or tuples does not name. */
export const keptCode = lazyCode(() => import('./kept-code.ts'))

/** Tells whether the first edit of a form may affect values that it does not name. */
export const needsKeeping = (form: FormPlan): boolean =>
  isConditional(form.root) ||
  form.fields.some((field) => field.tuple !== undefined || isConditional(field))

/** Tells whether an edit of a form may remove values that it does not name. */
export const mayPutAside = (form: FormPlan): boolean =>
  needsKeeping(form) ||
  narrowedFields(form).length > 0 ||
  form.fields.some(({ conditions }) => conditions.length > 0)

/** Tells whether parts of a value apply under conditions only, or its items have schemas of their own. */
const isConditional = (shape: Shape, holder = shape): boolean =>
  shape.parts.some(
    ({ condition, shape: part }) =>
      (condition !== undefined && !readsDifferences(condition, holder)) ||
      part.tuple !== undefined ||
      isConditional(part, holder),
  )

/** The differences of a form follow what is typed: the code is there by then. */
const readsDifferences = ({ reads }: Condition, holder: Shape): boolean =>
  reads !== undefined &&
  [...reads].every(
    (name) => membersOf(holder).get(name)?.options[OPTIONS.differences] !== undefined,
  )
