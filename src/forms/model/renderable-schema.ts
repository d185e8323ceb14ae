import { mergeSchemas, type RJSFSchema } from '@rjsf/utils'
import { atPointer } from '#engine/json/pointer.ts'
import { isJsonObject } from '#engine/json/object.ts'
import type { JsonSchema } from '#engine/language/json-schema.ts'

/**
 * A schema as rjsf can render it. It refuses a list that doesn't say what it is a list of; and of several shapes it
 * would choose the first by itself and fill in its defaults, so the first is none of them. Shapes that bring nothing
 * to answer are no choice but a condition on what is answered, which the check knows.
 */
export const renderableSchema = (schema: JsonSchema): RJSFSchema =>
  rendered(schema, { root: schema, isShown: true }) as RJSFSchema

/** Stands before the shapes of a choice: none of them. What nobody has answered matches it. */
const NONE_CHOSEN: JsonSchema = { maxProperties: 0 }

interface Place {
  root: JsonSchema
  /** Whether its fields are on the page: a condition only asks whether it holds. */
  isShown: boolean
}

/** @param choices the keywords that let the customer choose: of the oneOf of a dependency rjsf takes what holds */
const rendered = (
  schema: unknown,
  place: Place,
  choices: readonly string[] = ['oneOf', 'anyOf'],
): unknown => {
  const whole = withParts(schema, place)
  if (!isJsonObject(whole) || !place.isShown) return whole
  return choices.reduce((opened, keyword) => withOpenChoice(opened, keyword, place.root), whole)
}

const withParts = (schema: unknown, place: Place): unknown => {
  if (Array.isArray(schema)) return schema.map((part) => rendered(part, place))
  if (!isJsonObject(schema)) return schema
  const whole = mapMembers(schema, (part, key) => {
    if (DATA.has(key)) return part
    if (key === 'dependencies' || key === 'dependentSchemas')
      return mapMembers(part, (dependent) => rendered(dependent, place, ['anyOf']))
    if (NAMED.has(key)) return mapMembers(part, (member) => rendered(member, place))
    return rendered(part, { ...place, isShown: place.isShown && !CONDITIONS.has(key) })
  })
  return whole.type === 'array' && !('items' in whole) ? { ...whole, items: {} } : whole
}

const withOpenChoice = (schema: JsonSchema, keyword: string, root: JsonSchema): JsonSchema => {
  const { [keyword]: all, ...itself } = schema
  if (!Array.isArray(all) || all.every((shape) => isConstant(shape, root))) return schema
  // That something may be left out is nothing to choose.
  const shapes = all.filter(isJsonObject).filter(({ type }) => type !== 'null')
  const [only] = shapes
  if (!shapes.some((shape) => hasContent(shape, itself))) return itself
  if (only && shapes.length === 1) return mergeSchemas(only, itself)
  const isGroup = shapes.every((shape) => isObject(resolved(shape, root)))
  const type = itself.type ?? (isGroup ? 'object' : undefined)
  return { ...itself, ...(type !== undefined && { type }), [keyword]: [NONE_CHOSEN, ...shapes] }
}

/** Whether the shapes of a choice are open: a copy of `NONE_CHOSEN` is the first. */
export const isOpenChoice = (shapes: readonly unknown[] | undefined): boolean =>
  isJsonObject(shapes?.[0]) && shapes[0].maxProperties === NONE_CHOSEN.maxProperties

/** One of several constants is one answer. */
const isConstant = (shape: unknown, root: JsonSchema): boolean => {
  const meant = isJsonObject(shape) ? resolved(shape, root) : {}
  return 'const' in meant || (Array.isArray(meant.enum) && meant.enum.length === 1)
}

const isObject = ({ type, properties }: JsonSchema): boolean =>
  type === 'object' || (type === undefined && properties !== undefined)

const resolved = (shape: JsonSchema, root: JsonSchema): JsonSchema => {
  const meant = typeof shape.$ref === 'string' ? atPointer(root, shape.$ref.slice(1)) : shape
  return isJsonObject(meant) ? meant : {}
}

const hasContent = (shape: JsonSchema, { type }: JsonSchema): boolean =>
  CONTENT.some((keyword) => keyword in shape) || (shape.type ?? type) !== type

const CONTENT = ['title', 'properties', '$ref', 'items', 'allOf', 'oneOf', 'anyOf', 'enum', 'const']
/** Keywords whose value is data, not schemas. */
const DATA = new Set(['const', 'enum', 'default', 'examples'])
/** Keywords whose value is schemas by names. */
const NAMED = new Set(['properties', 'patternProperties', 'definitions', '$defs'])
const CONDITIONS = new Set(['if', 'not', 'contains', 'propertyNames'])

const mapMembers = <Members>(
  members: Members,
  change: (member: unknown, key: string) => unknown,
): Members =>
  isJsonObject(members)
    ? (Object.fromEntries(
        Object.entries(members).map(([key, member]) => [key, change(member, key)]),
      ) as Members)
    : members
