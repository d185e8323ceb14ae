import { isEmptyValue } from '../../json/empty.ts'
import { forbidsValues, isListed, withSharedOptions } from '../../form/option-sets.ts'
import { ownSchema } from '../../form/own-schema.ts'
import { resolved } from '../../form/schema-parts.ts'
import { isJsonObject } from '../../json/object.ts'
import { atPointer, pointerTo } from '../../json/pointer.ts'
import type { Report } from '../../language/diagnostic.ts'
import type { JsonSchema } from '../../language/json-schema.ts'
import type { SchemaIndex } from '../schema-index.ts'
import { brokenKeyword, isSame, optionsOf, written, writtenList } from './broken-keyword.ts'
import { wrongPart, type WrongPart } from './wrong-part.ts'

/** A contradiction in a schema: the pointer from the schema to one of its two sides, and the words. */
type Contradiction = readonly [tokens: readonly (string | number)[], words: string]

/**
 * Reports schemas that no value can satisfy, options that can't be chosen, and defaults that are wrong.
 * @param withFormats the same schema with the formats that the widgets of a form imply
 */
export const checkValues = (
  root: JsonSchema,
  { all, typesAt }: SchemaIndex,
  pointer: string,
  report: Report,
  withFormats: JsonSchema = root,
): void => {
  const known = new Set<string>()
  for (const [at, own] of all) {
    const types = typesAt(at)
    const schema = types && own.type === undefined ? { ...own, type: [...types] } : own
    for (const [tokens, words] of [
      ...wrongBounds(schema),
      ...wrongConstants(schema),
      ...tooFewOptions(schema),
      ...tooFewPlaces(schema),
      ...wrongParts(own, root),
    ]) {
      // A branch of constants is read by its holder too.
      const where = pointerTo(at, ...tokens)
      if (!known.has(where)) report('impossible-value', pointer + where, words)
      known.add(where)
    }
    const formatted = withFormats === root ? own : atPointer(withFormats, at)
    const named = isJsonObject(formatted) ? formatted : own
    // A default may stand where a reference leads, and its format at the reference.
    const isElsewhere = own.default === undefined && named.format !== own.format
    const { schema: holder, pointer: place } = isElsewhere
      ? resolved(own, root, at)
      : { schema, pointer: at }
    if (holder.default === undefined || isEmptyValue(holder.default)) continue
    const wrong =
      wrongPart(schema, holder.default, { root, isDeep: true }) ??
      wrongPart(named, holder.default, { root: withFormats, isDeep: true })
    const where = wrong && pointerTo(place, 'default', ...wrong.path)
    if (!wrong || where === undefined || known.has(where)) continue
    known.add(where)
    report('invalid-default', pointer + where, `default 为 ${wordsOf(wrong)}`)
  }
}

/** Says what is wrong with a first value, or a part of it. */
export const wordsOf = ({ value, keyword, schema }: WrongPart): string => {
  const options =
    optionsOf(schema) ?? (isJsonObject(schema.items) ? optionsOf(schema.items) : undefined)
  if (options && ['oneOf', 'enum', 'const'].includes(keyword))
    return `${written(value)}，不在选项 ${writtenList(options)} 中`
  return `${written(value)}，不符合 ${keyword}${schema[keyword] === undefined ? '' : ` ${written(schema[keyword])}`}`
}

/** The keywords that a larger one may not undercut; an exclusive one may not even be the same. */
const BOUNDS: readonly (readonly [lower: string, upper: string, mayBeEqual: boolean])[] = [
  ['minLength', 'maxLength', true],
  ['minItems', 'maxItems', true],
  ['minProperties', 'maxProperties', true],
  ['minContains', 'maxContains', true],
  ['minimum', 'maximum', true],
  ['minimum', 'exclusiveMaximum', false],
  ['exclusiveMinimum', 'maximum', false],
  ['exclusiveMinimum', 'exclusiveMaximum', false],
]

const wrongBounds = (schema: JsonSchema): Contradiction[] =>
  BOUNDS.flatMap(([lower, upper, mayBeEqual]): Contradiction[] => {
    const [least, most] = [schema[lower], schema[upper]]
    if (typeof least !== 'number' || typeof most !== 'number') return []
    if (least < most || (mayBeEqual && least === most)) return []
    const words = mayBeEqual ? '大于' : '不小于'
    return [[[lower], `${lower}（${least}）${words} ${upper}（${most}），没有值能满足`]]
  })

/** The constants of a schema, each where it stands. */
const constantsOf = (
  schema: JsonSchema,
): (readonly [tokens: readonly (string | number)[], value: unknown])[] => [
  ...('const' in schema ? [[['const'], schema.const] as const] : []),
  ...(Array.isArray(schema.enum)
    ? schema.enum.map((value: unknown, index) => [['enum', index], value] as const)
    : []),
  ...(['oneOf', 'anyOf'] as const).flatMap((keyword) =>
    (Array.isArray(schema[keyword]) ? (schema[keyword] as unknown[]) : []).flatMap(
      (branch, index) =>
        isJsonObject(branch) && 'const' in branch
          ? [[[keyword, index, 'const'], branch.const] as const]
          : [],
    ),
  ),
]

const wrongConstants = (schema: JsonSchema): Contradiction[] => {
  const constants = constantsOf(schema)
  if (constants.length === 0) return []
  const { const: _, oneOf: _1, anyOf: _2, items: _3, ...others } = schema
  const brokenBy = brokenKeyword(others)
  const seen = new Map<string, string>()
  return constants.flatMap(([tokens, value]): Contradiction[] => {
    const broken = brokenBy(value)
    if (broken !== undefined)
      return [
        [tokens, `${written(value)} 不符合同一处的 ${broken} ${written(others[broken])}，不能选`],
      ]
    const key = `${String(tokens[0])} ${JSON.stringify(value)}`
    const first = seen.get(key)
    seen.set(key, first ?? '')
    if (first !== undefined) return [[tokens, `选项 ${written(value)} 重复`]]
    return []
  })
}

/** The parts of an allOf that each allow values, and together none; and a `not` that forbids all of them. */
const wrongParts = (schema: JsonSchema, root: JsonSchema): Contradiction[] => {
  const { allOf, ...itself } = schema
  if (forbidsValues(schema.not) && withSharedOptions(itself, []) === undefined)
    return [[['not'], '选项都在 not 中，不能选']]
  if (!Array.isArray(allOf)) return []
  const whole = ownSchema(schema, root)
  const parts = (Array.isArray(whole.allOf) ? whole.allOf : []).filter(isJsonObject)
  const meant = parts.map((part) => ownSchema(part, root))
  const words = [
    ...wrongBounds(whole).map(([, bound]) => bound),
    ...(withSharedOptions(whole, meant) === undefined ? ['各部分的选项没有共同的值，不能选'] : []),
  ]
  return wrongBounds(schema).length > 0 ? [] : words.map((one) => [['allOf'], one])
}

const tooFewOptions = ({ minItems, uniqueItems, items }: JsonSchema): Contradiction[] => {
  const options = isJsonObject(items) ? optionsOf(items) : undefined
  const count = options?.filter(
    (one, at) =>
      options.findIndex((other) => isSame(one, other)) === at && isListed(one, items as JsonSchema),
  )
  if (uniqueItems !== true || typeof minItems !== 'number' || !count || count.length >= minItems)
    return []
  return [[['minItems'], `minItems（${minItems}）多于选项（${count.length} 个）`]]
}

/** A list with a schema for each place, and none for more. */
const tooFewPlaces = ({ minItems, items, additionalItems }: JsonSchema): Contradiction[] =>
  typeof minItems === 'number' &&
  Array.isArray(items) &&
  additionalItems === false &&
  minItems > items.length
    ? [[['minItems'], `minItems（${minItems}）多于列表的位置（${items.length} 个），没有值能满足`]]
    : []
