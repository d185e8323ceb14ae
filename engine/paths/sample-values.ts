import { membersOf } from '../form/all-fields.ts'
import { applicableValues } from '../form/applicability.ts'
import type { Field, FormPlan } from '../form/form-plan.ts'
import type { JsonSchema } from '../language/json-schema.ts'
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
      return sampleNumber(schema)
    case 'boolean':
      return true
    default:
      return (
        formatNamed(schema.format)?.sample(1) ??
        (schema.pattern ? '6222021234567890' : sampleText(schema))
      )
  }
}

/** The number within the limits that is nearest to 1, or to the least one. */
const sampleNumber = ({
  type,
  minimum,
  exclusiveMinimum,
  maximum,
  exclusiveMaximum,
}: JsonSchema): number => {
  const step = type === 'integer' ? 1 : 0.01
  if (typeof minimum === 'number') return minimum
  if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + step
  const most =
    typeof exclusiveMaximum === 'number' ? exclusiveMaximum - step : Number(maximum ?? Infinity)
  return Math.min(1, most)
}

const sampleText = ({ minLength = 0, maxLength = Infinity }: JsonSchema): string => {
  const length = Math.min(Math.max(12, Number(minLength)), Number(maxLength))
  return '示例内容'.repeat(Math.ceil(length / 4)).slice(0, length)
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
