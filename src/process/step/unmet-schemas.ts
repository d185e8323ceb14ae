import type { RefusedField } from '#schemas/api/envelope.ts'
import type { Field } from '#engine/form/form-plan.ts'
import { pointerTo } from '#engine/json/pointer.ts'
import type { PlanForm, PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import { shownSteps } from '#engine/process/steps.ts'
import { invalidForms } from '#engine/process/way-back.ts'
import type { ProcessContext } from '#machines/process/context.ts'
import { checkForm, type Violation } from '#src/forms/validation/check-form.ts'
import { errorWords } from '#src/forms/validation/error-words.ts'
import { formValidator } from '#src/forms/validation/validator.ts'

/**
 * The fields of the steps before `before` whose values don't satisfy their schema any more: a definition that was
 * corrected under the flow may ask for more, or have other options. Each form has an issue, also where its schema can't
 * be evaluated.
 */
export const unmetSchemas = (
  plan: ProcessPlan,
  before: PlanStep,
  context: Pick<ProcessContext, 'data' | 'external'>,
): RefusedField[] =>
  shownSteps(plan, context)
    .filter(({ progress }) => progress < before.progress)
    .flatMap((step) => {
      const ids = invalidForms(step, context.data)
      return step.forms
        .filter(({ id }) => ids.includes(id))
        .flatMap((form) => issuesOf(form, context.data[form.id]))
    })

const issuesOf = ({ id, name, plan: { schema, fields } }: PlanForm, data: unknown) => {
  const violations = violationsOf(schema, data)
  if (violations.length === 0) return [{ formId: id, pointer: '', message: `请完善${name}` }]
  return violations.map((violation) => {
    const path = violation.path.map((token) => (/^\d+$/.test(token) ? '' : token))
    const field = fields.find(
      (one) =>
        one.path.map((part) => (typeof part === 'string' ? part : '')).join('/') === path.join('/'),
    )
    return {
      formId: id,
      pointer: pointerTo('', ...violation.path),
      message: field ? errorWords(violation, worded(field)) : `请完善${name}`,
    }
  })
}

const violationsOf = (schema: Parameters<typeof checkForm>[1], data: unknown): Violation[] => {
  try {
    return checkForm(formValidator(), schema, data)
  } catch {
    return []
  }
}

const worded = ({ title, widget, schema, options, item }: Field) => ({
  label: title,
  widget,
  schema,
  options,
  isList: item !== undefined,
})
