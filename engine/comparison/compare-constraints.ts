import type { Field } from '../form/form-plan.ts'
import { isJsonObject } from '../json/object.ts'
import { isSameJson } from '../json/same.ts'
import { fieldTopic } from '../explanation/topic.ts'
import { testWords } from '../explanation/condition-words.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import type { Change } from './change.ts'

type FieldChange = Pick<Change, 'kind' | 'detail'>

/** Compares what two versions of a field allow as values. */
export const compareConstraints = (before: Field, after: Field): FieldChange[] => [
  ...LIMITS.flatMap(([keyword, direction]) => compareLimit(keyword, direction, before, after)),
  ...EXACT.flatMap((keyword) => compareExact(keyword, before, after)),
  ...compareOptions(before, after),
]

/** The keywords that `compareConstraints` compares. */
export const isConstraint = (keyword: string): boolean =>
  LIMITS.some(([name]) => name === keyword) || [...EXACT, 'const', 'enum'].includes(keyword)

/** Keywords with a number: 1 where a larger one allows less, -1 where it allows more. */
const LIMITS: readonly (readonly [keyword: string, direction: 1 | -1])[] = [
  ['minimum', 1],
  ['exclusiveMinimum', 1],
  ['minLength', 1],
  ['minItems', 1],
  ['minProperties', 1],
  ['maximum', -1],
  ['exclusiveMaximum', -1],
  ['maxLength', -1],
  ['maxItems', -1],
  ['maxProperties', -1],
]

/** Keywords whose presence allows less, without an order among their values. */
const EXACT = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'contains', 'not']

const compareLimit = (
  keyword: string,
  direction: 1 | -1,
  { schema: before }: Field,
  after: Field,
): FieldChange[] => {
  const [was, is] = [before[keyword], after.schema[keyword]].map((value) =>
    typeof value === 'number' ? value : -Infinity * direction,
  ) as [number, number]
  if (was === is) return []
  const kind = (is - was) * direction > 0 ? 'field-narrowed' : 'field-widened'
  return [{ kind, detail: fromTo(limitWords(keyword, was, after), limitWords(keyword, is, after)) }]
}

const limitWords = (keyword: string, value: number, field: Field): string =>
  Number.isFinite(value)
    ? (testWords(keyword, value, fieldTopic(field)) ?? `${keyword} ${value}`)
    : '不限'

const compareExact = (keyword: string, before: Field, after: Field): FieldChange[] => {
  const [was, is] = [before.schema[keyword], after.schema[keyword]]
  if (isSameJson(was, is)) return []
  const kind =
    was === undefined ? 'field-narrowed' : is === undefined ? 'field-widened' : 'field-changed'
  return [{ kind, detail: fromTo(exactWords(keyword, was, after), exactWords(keyword, is, after)) }]
}

const exactWords = (keyword: string, value: unknown, field: Field): string => {
  if (value === undefined) return '不限'
  return typeof value === 'string'
    ? (testWords(keyword, value, fieldTopic(field)) ?? `${keyword} ${value}`)
    : `${keyword} ${JSON.stringify(value)}`
}

const compareOptions = (before: Field, after: Field): FieldChange[] => {
  const [were, are] = [optionsOf(before.schema), optionsOf(after.schema)]
  if (were === undefined && are === undefined) return []
  if (were === undefined)
    return [{ kind: 'field-narrowed', detail: fromTo('不限', namesOf(after, are)) }]
  if (are === undefined)
    return [{ kind: 'field-widened', detail: fromTo(namesOf(before, were), '不限') }]
  const gone = were.filter((value) => !are.some((other) => isSameJson(value, other)))
  const come = are.filter((value) => !were.some((other) => isSameJson(value, other)))
  const renamed = are.filter(
    (value) =>
      !come.includes(value) &&
      fieldTopic(before).valueWords(value) !== fieldTopic(after).valueWords(value),
  )
  return [
    ...(gone.length > 0
      ? [{ kind: 'field-narrowed', detail: `不再有选项${namesOf(before, gone)}` } as const]
      : []),
    ...(come.length > 0
      ? [{ kind: 'field-widened', detail: `新增选项${namesOf(after, come)}` } as const]
      : []),
    ...renamed.map((value) => ({
      kind: 'field-changed' as const,
      detail: `选项${fieldTopic(before).valueWords(value)}改名为${fieldTopic(after).valueWords(value)}`,
    })),
  ]
}

/** The options that the definition itself lists: a `oneOf` or `anyOf` of constants, an `enum` or a constant. */
const optionsOf = (schema: JsonSchema): readonly unknown[] | undefined => {
  for (const branches of [schema.oneOf, schema.anyOf])
    if (Array.isArray(branches) && branches.every((one) => isJsonObject(one) && 'const' in one))
      return branches.map((one: JsonSchema) => one.const)
  if (Array.isArray(schema.enum)) return schema.enum
  return 'const' in schema ? [schema.const] : undefined
}

const namesOf = (field: Field, values: readonly unknown[] = []): string =>
  values.map(fieldTopic(field).valueWords).join('、')

/** Words a value before and after. */
export const fromTo = (before: string, after: string): string => `${before} → ${after}`
