import { isDecimalFormat } from '../formats/formats.ts'
import { pointerTo } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import type { SchemaIndex } from './schema-index.ts'
import { KEYWORD_TYPES, typesFor } from './words/json-schema-words.ts'
import { withNearest } from './words/nearest-word.ts'

/**
 * Reports the keywords of a form's schema that have no effect, or an unexpected one, with their pointers: the findings of
 * ajv's strict mode (https://ajv.js.org/strict-mode.html), read from the whole schema and without compiling it.
 */
export const checkStrictSchema = (index: SchemaIndex, pointer: string, report: Report): void => {
  for (const [at, schema] of index.all)
    for (const check of [undeclared, contradictions, mistyped, ignored])
      for (const [place, words] of check(schema, at, index))
        report(isUnmet(place) ? 'required-hidden' : 'strict-schema', pointer + place, words)
}

/** Tells whether a place is a name of a `required` that every value of the form has to meet: nobody can fill it in. */
const isUnmet = (at: string): boolean =>
  /^(\/(properties|allOf)\/[^/]+|\/items|\/then|\/else)*\/required\/\d+$/.test(at)

/** Finds the keywords of one schema, at `at` of the whole, that a check is about. */
type Check = (
  schema: JsonSchema,
  at: string,
  index: SchemaIndex,
) => readonly (readonly [pointer: string, words: string])[]

/** Finds required members that neither the schema nor another one about the same value declares. */
const undeclared: Check = ({ required }, at, { namesAt }) => {
  if (!Array.isArray(required)) return []
  const names = namesAt(at)
  return required.flatMap((name: unknown, place) =>
    typeof name !== 'string' || names.has(name)
      ? []
      : [
          [
            pointerTo(at, 'required', place),
            `properties 中没有必填的${withNearest(name, names, '请补充该字段，或从 required 中去掉')}`,
          ],
        ],
  )
}

/** Finds types that a schema round this one, about the same value, does not allow. */
const contradictions: Check = ({ type }, at, { outerTypesAt }) => {
  const outer = outerTypesAt(at)
  if (!outer) return []
  const isAllowed = (one: string) =>
    outer.includes(one) || (one === 'integer' && outer.includes('number'))
  return [type]
    .flat()
    .filter((one) => typeof one === 'string')
    .filter((one) => !isAllowed(one))
    .map((one) => [
      pointerTo(at, 'type'),
      `类型“${one}”与同一个值的另一处类型“${outer.join('、')}”矛盾；请统一`,
    ])
}

/**
 * Finds keywords for values of another type, or of no given one. A schema that only adds to another one need not repeat its
 * type, nor an object that has properties.
 */
const mistyped: Check = (schema, at, { typesAt, isAddition }) => {
  const declared = typesAt(at)
  return Object.keys(schema).flatMap((keyword) => {
    const needed = KEYWORD_TYPES.get(keyword)
    if (needed === undefined || schema[keyword] === undefined) return []
    const place = pointerTo(at, keyword)
    if (declared)
      return typesFor(keyword).some((type) => declared.includes(type))
        ? []
        : [
            [
              place,
              keyword === 'format' && declared.includes('number') && isDecimalFormat(schema.format)
                ? `${String(schema.format)} 的值是文字（如 "120000.50"），这里的类型是 ${declared.join('、')}；请把 type 改为 string`
                : `“${keyword}”只对 ${needed} 起作用，这里的类型是 ${declared.join('、')}；请修改 type，或去掉“${keyword}”`,
            ],
          ]
    return needed === 'object' || isAddition(at)
      ? []
      : [[place, `“${keyword}”需要类型 ${needed}；请写明 type`]]
  })
}

/** Finds keywords without the sibling that gives them effect. */
const ignored: Check = (schema, at) =>
  Object.keys(schema).flatMap((keyword) => {
    const need = NEEDED[keyword]
    return need && !need.isMet(schema)
      ? [[pointerTo(at, keyword), `“${keyword}”${need.words}`]]
      : []
  })

const without = (keyword: string) => `没有对应的 ${keyword}，不起作用；请补充，或去掉`

/** The sibling keywords without which a keyword has no effect. */
const NEEDED: Readonly<
  Record<string, { isMet: (schema: JsonSchema) => boolean; words: string } | undefined>
> = {
  if: {
    isMet: ({ then, else: otherwise }) => then !== undefined || otherwise !== undefined,
    words: without('then 或 else'),
  },
  then: {
    isMet: ({ if: condition }) => condition !== undefined,
    words: without('if'),
  },
  else: {
    isMet: ({ if: condition }) => condition !== undefined,
    words: without('if'),
  },
  additionalItems: {
    isMet: ({ items }) => Array.isArray(items),
    words: '只在 items 为列表时起作用；请去掉',
  },
  minContains: {
    isMet: ({ contains }) => contains !== undefined,
    words: without('contains'),
  },
  maxContains: {
    isMet: ({ contains }) => contains !== undefined,
    words: without('contains'),
  },
}
