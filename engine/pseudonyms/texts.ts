import { formatNamed } from '../formats/formats.ts'
import { itemOf, membersOf } from '../form/all-fields.ts'
import type { Field } from '../form/form-plan.ts'
import { isJsonObject } from '../json/object.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import type { ProcessPlan } from '../process/plan.ts'

/** Replaces a text, given the field that holds it; undefined where no form describes it. */
export type ReplaceText = (text: string, field: Field | undefined) => string

/** Replaces the texts of a value; names of members, numbers and booleans stay. */
export const mapTexts = (
  value: unknown,
  field: Field | undefined,
  replace: ReplaceText,
): unknown => {
  if (typeof value === 'string') return value === '' ? '' : replace(value, field)
  if (Array.isArray(value)) {
    // The parts of a region, or several options, are codes like the whole.
    const item = field && (isOption(field) ? field : itemOf(field))
    return value.map((one: unknown) => mapTexts(one, item, replace))
  }
  if (!isJsonObject(value)) return value
  const members = field && membersOf(field)
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, mapTexts(one, members?.get(name), replace)]),
  )
}

/**
 * Tells whether a text may be personal. Options, amounts, dates and texts that the definition itself names are not:
 * conditions and rules compare them.
 */
export const isPersonalText = (
  text: string,
  field: Field | undefined,
  named: ReadonlySet<string>,
): boolean => {
  if (named.has(text)) return false
  if (!field) return !/^-?\d{1,5}(\.\d+)?$|^\d+\.\d+$/.test(text) && !isMeasure(text)
  return !isOption(field) && !MEASURES.includes(String(field.schema.format))
}

/** Tells whether the value of a field is chosen among options, of the definition or of the server. */
export const isOption = ({ schema, scope }: Field): boolean =>
  scope !== undefined || 'const' in schema || 'enum' in schema || 'oneOf' in schema

/** The formats of amounts, rates and moments. */
const MEASURES = [
  'money',
  'percent',
  'quantity',
  'month',
  'year',
  'week',
  'datetime',
  'time',
  'date',
]

const isMeasure = (text: string): boolean =>
  ['month', 'datetime', 'time', 'date'].some((name) => formatNamed(name)?.validate(text))

/** The keywords by which a field checks a text. */
export const textChecksOf = ({ schema }: Field): JsonSchema =>
  Object.fromEntries(
    ['pattern', 'minLength', 'maxLength', 'format'].flatMap((keyword) =>
      keyword in schema ? [[keyword, schema[keyword]]] : [],
    ),
  )

/** Returns the texts that a definition names: options, constants of conditions, and texts within expressions. */
export const textsNamedIn = ({ steps }: ProcessPlan): ReadonlySet<string> => {
  const named = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      named.add(value)
      for (const [, one, other] of value.matchAll(/"([^"]*)"|'([^']*)'/g))
        named.add(one ?? other ?? '')
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit)
  }
  for (const { when, forms } of steps) {
    visit(when?.source)
    for (const { plan } of forms) [plan.schema, plan.uiSchema, plan.formData].forEach(visit)
  }
  return named
}
