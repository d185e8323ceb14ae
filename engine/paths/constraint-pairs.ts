import { isJsonObject } from '../json/object.ts'
import type { Field, FormPlan } from '../form/form-plan.ts'
import { formatNamed } from '../formats/formats.ts'
import type { PlanForm, PlanStep, ProcessPlan } from '../process/plan.ts'
import { isFilledIn } from '../validation/condition.ts'
import { formWithField } from './form-with-field.ts'
import { sampleOf } from './sample-values.ts'
import { valueAt, withValueAt } from '../json/values-at.ts'

/** A constraint of a field, with values of its form just inside and just outside of it. */
export interface ConstraintPair {
  step: PlanStep
  form: PlanForm
  field: Field
  /** The keyword of the field's schema, or `required`. */
  keyword: string
  inside: Readonly<Record<string, unknown>>
  /** The same values but for this field: the form's schema does not hold. */
  outside: Readonly<Record<string, unknown>>
}

/** The constraints of a process: those with a pair, and those for which none was found. */
export interface ConstraintPairs {
  pairs: readonly ConstraintPair[]
  missing: readonly Omit<ConstraintPair, 'inside' | 'outside'>[]
}

/**
 * Returns, for each constraint of each field that a customer fills in, two values of its form that differ in this
 * field alone: one that the schema accepts and one that it refuses. A field of the items of a list has them in the first.
 */
export const constraintPairs = ({ steps }: ProcessPlan): ConstraintPairs => {
  const all = steps.flatMap((step) =>
    step.forms.flatMap((form) =>
      form.plan.fields
        .filter(isFilledByCustomer)
        .flatMap((field) =>
          pairsOf(form.plan, field).map((pair) => ({ step, form, field, ...pair })),
        ),
    ),
  )
  return {
    pairs: all.flatMap(({ inside, outside, ...constraint }) =>
      inside && outside ? [{ ...constraint, inside, outside }] : [],
    ),
    missing: all.flatMap(({ inside, outside, ...constraint }) =>
      inside && outside ? [] : [constraint],
    ),
  }
}

const isFilledByCustomer = ({ computed, fixed }: Field): boolean =>
  computed === undefined && fixed === undefined

type Values = Record<string, unknown> | undefined

const pairsOf = (
  form: FormPlan,
  field: Field,
): { keyword: string; inside: Values; outside: Values }[] => {
  const keywords = KEYWORDS.filter((keyword) => isInEffect(field, keyword))
  if (keywords.length === 0) return []
  const base = formWithField(form, field)
  return keywords.map((keyword) => {
    if (!base) return { keyword, inside: undefined, outside: undefined }
    const find = (values: readonly unknown[], isValid: boolean): Values =>
      values
        .map((value) => withValueAt(base, field.path, value))
        .find((data) => isFilledIn(form.valueSchema, data) === isValid)
    const { inside, outside } = SIDES[keyword](field, valueAt(base, field.path))
    return { keyword, inside: find(inside, true), outside: find(outside, false) }
  })
}

/** Candidates of both sides, the nearest to the limit first. */
type Sides = (
  field: Field,
  value: unknown,
) => { inside: readonly unknown[]; outside: readonly unknown[] }

const limit =
  (keyword: string, sides: (limit: number, step: number) => [inside: number, outside: number]) =>
  ({ schema }: Field) => {
    const step = schema.type === 'integer' ? 1 : 0.01
    const [inside, outside] = sides(Number(schema[keyword]), Number(schema.multipleOf ?? step))
    return { inside: [inside], outside: [outside] }
  }

const ofLength = (length: number, value: unknown): unknown[] => {
  const text = String(value)
  const padded = text.repeat(Math.ceil(length / Math.max(1, text.length))).slice(0, length)
  return [padded, '测'.repeat(length), '1'.repeat(length), 'a'.repeat(length)]
}

const listOf = ({ item }: Field, length: number, value: unknown): unknown[] => {
  const known: unknown[] = Array.isArray(value) ? value : []
  const options = item ? optionsOf(item) : []
  return Array.from(
    { length },
    (_, at) =>
      options[at] ?? known[at] ?? (item ? sampleOf(item, 0, at) : `70000000000000000${10 + at}`),
  )
}

const optionsOf = ({ schema }: Field): unknown[] => {
  const listed: unknown = schema.oneOf ?? schema.enum
  return Array.isArray(listed)
    ? listed.map((option: unknown) => (isJsonObject(option) ? option.const : option))
    : []
}

const notAnOption: Sides = (field, value) => ({
  inside: [...optionsOf(field), value],
  outside: field.schema.type === 'string' ? ['\ufffd'] : [-987654321, !value],
})

const SIDES = {
  required: (_, value) => ({ inside: [value], outside: [undefined] }),
  minLength: ({ schema }, value) => ({
    inside: ofLength(Number(schema.minLength), value),
    outside: ofLength(Number(schema.minLength) - 1, value),
  }),
  maxLength: ({ schema }, value) => ({
    inside: ofLength(Number(schema.maxLength), value),
    outside: ofLength(Number(schema.maxLength) + 1, value),
  }),
  minimum: limit('minimum', (least, step) => [least, least - step]),
  maximum: limit('maximum', (most, step) => [most, most + step]),
  exclusiveMinimum: limit('exclusiveMinimum', (least, step) => [least + step, least]),
  exclusiveMaximum: limit('exclusiveMaximum', (most, step) => [most - step, most]),
  multipleOf: ({ schema }, value) => ({
    inside: [value, Number(schema.multipleOf)],
    outside: [Number(value) + Number(schema.multipleOf) / 2],
  }),
  minItems: (field, value) => ({
    inside: [listOf(field, Number(field.schema.minItems), value)],
    outside: [listOf(field, Number(field.schema.minItems) - 1, value)],
  }),
  maxItems: (field, value) => ({
    inside: [listOf(field, Number(field.schema.maxItems), value)],
    outside: [listOf(field, Number(field.schema.maxItems) + 1, value)],
  }),
  uniqueItems: (field, value) => {
    const least = Math.max(1, Number(field.schema.minItems ?? 1))
    const distinct = listOf(field, least, value)
    const [one] = distinct
    return { inside: [distinct], outside: [[...distinct, one], distinct.map(() => one)] }
  },
  pattern: (_, value) => ({
    inside: [value],
    outside: [`${String(value)}\ufffd`, String(value).slice(0, -1), '\ufffd'],
  }),
  format: ({ schema }, value) => ({
    inside: [value, formatNamed(schema.format)?.sample(1)],
    outside: [String(value).slice(0, -1), `${String(value)}x`, '\ufffd'],
  }),
  const: (_, value) => ({ inside: [value], outside: [!value, '\ufffd'] }),
  enum: notAnOption,
  oneOf: notAnOption,
} as const satisfies Record<string, Sides>

type Keyword = keyof typeof SIDES
const KEYWORDS = Object.keys(SIDES) as Keyword[]

/** A constraint that some value breaks: a least length of 1 says no more than that a value is there. */
const isInEffect = ({ schema, isRequired }: Field, keyword: Keyword): boolean => {
  if (keyword === 'required') return isRequired
  const value = schema[keyword]
  if (keyword === 'minLength' || keyword === 'minItems') return Number(value) > 1
  if (keyword === 'uniqueItems') return value === true
  if (keyword === 'format') return formatNamed(value) !== undefined
  if (keyword === 'oneOf')
    return Array.isArray(value) && value.every((one) => isJsonObject(one) && 'const' in one)
  return value !== undefined
}
