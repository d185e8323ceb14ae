import { isJsonObject } from '../json/object.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { listsOf } from './option-sets.ts'

/*
 * The words of constraints that say nothing by themselves, for customers. Where one has none, the check of a definition asks its
 * author for them (engine/lint/whole/check-words.ts).
 */

/**
 * Names the values of which a list has to contain some, one without a count; undefined for a constraint that asks for something
 * else.
 * @param list the keywords of the list, of which the counts are read
 */
export const containsWords = (
  schema: unknown,
  { minContains: least = 1, maxContains: most }: JsonSchema = {},
): string | undefined => {
  const [from, to] = [Number(least), Number(most)]
  if (most === undefined)
    return constantsIn(schema, `至少要有${from === 1 ? '一' : ` ${from} `}项是`)
  return constantsIn(schema, `应有 ${from} 至 ${to} 项是`)
}

/**
 * Says what a value, or which members together, may not be; undefined for a negation of something else.
 * @param labelOf the label of a member
 */
export const notWords = (
  schema: unknown,
  label: string,
  labelOf: (name: string) => string,
): string | undefined => {
  const constants = constantsIn(schema, '不能是')
  return notTogether(schema, labelOf) ?? (constants && `${label}${constants}`)
}

/** Names the values of a schema that allows some only; undefined for another schema, and for values without words. */
const constantsIn = (schema: unknown, verb: string): string | undefined => {
  if (!isJsonObject(schema)) return undefined
  const values = valuesIn(schema)
  return values.every((one) => typeof one === 'string' || typeof one === 'number')
    ? `${verb}${values.map((one) => `“${one}”`).join('或')}`
    : undefined
}

/** The values of a schema that is a list of them, in whatever spelling; one that is undefined for another schema. */
const valuesIn = (schema: JsonSchema): readonly unknown[] => {
  const [own = [undefined], ...others] = listsOf(schema)
  return others.length === 0 ? own : [undefined]
}

/** Names the members that may not all be filled in; undefined for a schema that says something else. */
const notTogether = (schema: unknown, labelOf: (name: string) => string): string | undefined => {
  if (!isJsonObject(schema) || Object.keys(schema).join() !== 'required') return undefined
  const names = Array.isArray(schema.required) ? schema.required.map(String) : []
  return names.length > 1
    ? `${names.map(labelOf).join('、')}不能同时填写，请清空其中一项`
    : undefined
}

/**
 * Returns a definition's own message: `ui:options.patternMessage`, or `errorMessage` for all or by keyword. One for all does not
 * say that a value is missing.
 */
export const ownWords = (
  { patternMessage, errorMessage }: Readonly<Record<string, unknown>>,
  keyword: string,
): string | undefined => {
  if (keyword === 'pattern' && typeof patternMessage === 'string') return patternMessage
  if (typeof errorMessage === 'string') return keyword === 'required' ? undefined : errorMessage
  const words = isJsonObject(errorMessage) ? errorMessage[keyword] : undefined
  return typeof words === 'string' ? words : undefined
}
