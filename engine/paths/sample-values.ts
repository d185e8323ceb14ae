import { membersOf } from '../form/all-fields.ts'
import { applicableValues } from '../form/applicability.ts'
import type { Field, FormPlan } from '../form/form-plan.ts'
import { formatNamed } from '../formats/formats.ts'
import { isJsonObject } from '../json/object.ts'
import type { PlanStep, ProcessPlan } from '../process/plan.ts'

/** Returns valid values of a form: those of its fields that conditions on the others don't hide. */
const valuesOf = (form: FormPlan, position: 0 | -1): unknown =>
  applicableValues(form, sampleOf(form.root, position)).kept

/** Returns a valid value of a field, with the members of every branch; of options, the first (0) or the last (-1). */
export const sampleOf = (field: Field | undefined, position: 0 | -1): unknown => {
  if (!field) return {}
  const { schema, item } = field
  if ('const' in schema) return schema.const
  const options: unknown = schema.oneOf ?? schema.enum
  if (Array.isArray(options)) {
    const option: unknown = options.at(position)
    return isJsonObject(option) ? option.const : option
  }
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        [...membersOf(field)].map(([name, one]) => [name, sampleOf(one, position)]),
      )
    case 'array':
      if (field.widget === 'records') return ['7000000000000000001']
      return Array.from({ length: Number(schema.minItems ?? 0) }, () => sampleOf(item, position))
    case 'number':
    case 'integer':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    default:
      return (
        formatNamed(schema.format)?.sample(1) ??
        (schema.pattern ? '6222021234567890' : '示例内容'.repeat(3))
      )
  }
}

/** Returns valid values of a step's forms, by entry id. */
export const valuesFor = (step: PlanStep): Record<string, unknown> =>
  Object.fromEntries(step.forms.map(({ id, plan }) => [id, valuesOf(plan, 0)]))

/** Returns valid values of all steps, and variants with the last option in one form, for each form with options. */
export const allValues = ({ steps }: ProcessPlan): Record<string, unknown>[] => {
  const first = Object.assign({}, ...steps.map(valuesFor)) as Record<string, unknown>
  const others = steps
    .flatMap(({ forms }) => forms)
    .map(({ id, plan }) => ({ ...first, [id]: valuesOf(plan, -1) }))
    .filter((values) => JSON.stringify(values) !== JSON.stringify(first))
  return [first, ...others]
}
