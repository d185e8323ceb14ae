import { membersOf } from '../form/all-fields.ts'
import { applicableValues } from '../form/applicability.ts'
import type { Field, FormPlan } from '../form/form-plan.ts'
import { openExpressions } from '../expression/form-expressions.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { formatNamed } from '../formats/formats.ts'
import { isJsonObject } from '../json/object.ts'
import { pointerTokens } from '../json/pointer.ts'
import type { PlanStep, ProcessPlan } from '../process/plan.ts'

/** Noon of a day, for rules that read the date. */
export const SAMPLE_NOW: number = Date.UTC(2026, 0, 15, 4)

/** Returns valid values of a form: those of its fields that conditions on the others don't hide. */
const valuesOf = (form: FormPlan, position: 0 | -1): unknown =>
  keepingRules(form, applicableValues(form, sampleOf(form.root, position)).kept)

/** Leaves out the fields whose rules the values break, where they may be absent. */
const keepingRules = (form: FormPlan, values: unknown): unknown => {
  if (!isJsonObject(values) || form.fields.every(({ rules }) => rules.length === 0)) return values
  const { required } = form.root.schema
  const broken = openExpressions(form).broken(values, { collected: {}, now: SAMPLE_NOW })
  const left = new Set(broken.map(({ pointer }) => pointerTokens(pointer)[0]))
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !left.has(name) || (Array.isArray(required) && required.includes(name)),
    ),
  )
}

/**
 * Returns a valid value of a field, with the members of every branch; of options, the first (0) or the last (-1).
 * @param nth the count of values before it from which it differs, where the schema leaves so many
 */
export const sampleOf = (field: Field | undefined, position: 0 | -1, nth = 0): unknown => {
  if (!field) return {}
  const { schema, item } = field
  if ('const' in schema) return schema.const
  const options: unknown = schema.oneOf ?? schema.enum
  if (Array.isArray(options)) {
    const option: unknown = options.at(position === 0 ? nth : -1 - nth) ?? options.at(position)
    return isJsonObject(option) ? option.const : option
  }
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        [...membersOf(field)]
          .filter(([, { refused }]) => refused === undefined)
          .map(([name, one]) => [name, sampleOf(one, position, nth)]),
      )
    case 'array':
      return field.widget === 'records'
        ? Array.from(
            { length: Math.max(1, Number(schema.minItems ?? 0)) },
            (_, at) => `70000000000000000${String(at + 1).padStart(2, '0')}`,
          )
        : Array.from({ length: Number(schema.minItems ?? 0) }, (_, at) =>
            sampleOf(item, position, schema.uniqueItems === true ? at : 0),
          )
    case 'number':
    case 'integer':
      return sampleNumber(schema, nth)
    case 'boolean':
      return nth % 2 === 0
    default:
      return (
        formatNamed(schema.format)?.sample(1 + nth) ??
        (schema.pattern ? String(6222021234567890n + BigInt(nth)) : sampleText(schema, nth))
      )
  }
}

/** The number within the limits that is nearest to 1, or to the least one; the next ones away from that limit. */
const sampleNumber = (
  { type, minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf }: JsonSchema,
  nth: number,
): number => {
  const step = type === 'integer' ? 1 : 0.01
  const on = nth * Number(multipleOf ?? step)
  if (typeof minimum === 'number') return minimum + on
  if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + step + on
  const most =
    typeof exclusiveMaximum === 'number' ? exclusiveMaximum - step : Number(maximum ?? Infinity)
  return Math.min(1, most) - on
}

const sampleText = ({ minLength = 0, maxLength = Infinity }: JsonSchema, nth: number): string => {
  const length = Math.min(Math.max(12, Number(minLength)), Number(maxLength))
  const end = nth > 0 ? String(nth) : ''
  return '示例内容'.repeat(Math.ceil(length / 4)).slice(0, length - end.length) + end
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
