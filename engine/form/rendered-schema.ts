import { isJsonObject } from '../json/object.ts'
import { atPointer } from '../json/pointer.ts'
import { isSameJson } from '../json/same.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { itemOf, membersOf } from './all-fields.ts'
import type { Field } from './form-plan.ts'
import { freeMembersOf } from './free-members.ts'
import { listsOf } from './option-sets.ts'
import { alternativesOf, hasContent, isConstant, resolved } from './schema-parts.ts'
import { widgets } from '../widgets/widgets.ts'

/**
 * Converts the schema to one that rjsf can render. rjsf refuses a list without `items`; and of several branches it
 * selects the first by itself and fills in its defaults, so an empty branch is put first. Branches without fields
 * are not selectable: they are conditions on the value, which validation knows. A checkbox that has to be ticked
 * begins unticked, and a constant is filled in.
 */
export const renderedSchema = (schema: JsonSchema, fields: readonly Field[]): JsonSchema => {
  const defaults = new Map<unknown, JsonSchema>()
  const refused = new Map<unknown, string>()
  const own = new Map<unknown, JsonSchema>()
  for (const field of fields) {
    const declared = atPointer(schema, field.pointer)
    if (field.refused !== undefined) refused.set(declared, field.refused)
    const added = addedTo(field)
    if (added) defaults.set(declared, added)
    if (isJsonObject(declared)) own.set(declared, writtenOut(declared, field))
  }
  return rendered(schema, { root: schema, isShown: true, defaults, refused, own }) as JsonSchema
}

/** The declaration of a field in the spelling that all spellings of it share; the members of a group are declared in parts. */
const writtenOut = (declared: JsonSchema, field: Field): JsonSchema => {
  const { schema } = field
  if (schema.type === 'object' || membersOf(field).size > 0)
    return Array.isArray(declared.type) ? { ...declared, type: schema.type } : declared
  return {
    ...typeOfListed(schema),
    ...schema,
    ...('items' in declared && !hasNarrowerItems(field) && { items: declared.items }),
    ...(beginsWithGroups(field) && { [BEGINS_WITH_GROUPS]: true }),
  }
}

/** The type of a schema that only lists its values: rjsf finds no control for options without one. */
const typeOfListed = (schema: JsonSchema): JsonSchema => {
  if (schema.type !== undefined || schema.properties !== undefined || schema.enum !== undefined)
    return {}
  const [values = []] = listsOf(schema)
  const types = new Set(values.filter((one) => one !== null).map((one) => typeof one))
  const known = [...types].filter((type) => PRIMITIVE.has(type))
  return known.length === 0 || known.length < types.size
    ? {}
    : { type: known.length === 1 ? known[0] : known }
}

const PRIMITIVE: ReadonlySet<string> = new Set(['string', 'number', 'boolean'])

/** Tells whether another schema of a list leaves only some of the values that its items allow by themselves. */
const hasNarrowerItems = ({ schema, item }: Field): boolean =>
  item !== undefined &&
  isJsonObject(schema.items) &&
  membersOf(item).size === 0 &&
  !isSameJson(schema.items, item.schema)

/** Marks a list that begins with `minItems` empty groups: not one of other values, nor one whose groups may be null. */
export const BEGINS_WITH_GROUPS = 'beginsWithGroups'

const beginsWithGroups = (field: Field): boolean => {
  const item = field.schema.minItems === undefined ? undefined : itemOf(field)
  return item !== undefined && membersOf(item).size > 0 && !item.takesNull
}

/** Keywords that rjsf needs otherwise: an unticked box has a value, a constant is filled in and read-only, null is no option. */
const addedTo = (field: Field): JsonSchema | undefined => {
  if (field.fixed !== undefined) return { default: field.fixed, readOnly: true }
  return isUnticked(field) ? { default: false } : (withoutUnnamedNull(field) ?? withTexts(field))
}

/** Free members of any value are texts: rjsf would guess their types from the values. */
const withTexts = ({ schema }: Field): JsonSchema | undefined => {
  const [free] = freeMembersOf(schema)
  if (free === undefined || free.schema === schema.additionalProperties) return undefined
  return free.pattern === undefined ? { additionalProperties: free.schema } : undefined
}

/** Leaves null out of the options, unless it has a name: the customer clears the field instead. */
const withoutUnnamedNull = ({ schema, options }: Field): JsonSchema | undefined => {
  const { enumNames: names } = options
  if (!Array.isArray(schema.enum) || !schema.enum.includes(null)) return undefined
  if (isJsonObject(names) && Object.hasOwn(names, 'null')) return undefined
  const named = schema.enum.filter((option) => option !== null)
  return named.length > 0 ? { enum: named } : undefined
}

/**
 * Tells whether a checkbox starts with false. A yes/no question starts without a value, and rjsf's
 * `requiredBooleanDefault` does not make this distinction.
 */
const isUnticked = ({ schema, widget, isRequired }: Field): boolean =>
  isRequired &&
  schema.type === 'boolean' &&
  schema.default === undefined &&
  widgets[widget].startsAsNo === true

/** The first branch of a rendered `oneOf`: no branch is selected. An empty value matches it. */
const NONE_CHOSEN: JsonSchema = { maxProperties: 0 }

interface Place {
  root: JsonSchema
  /** Tells whether the fields are shown on the page; a condition is only evaluated. */
  isShown: boolean
  /** The keywords that are added, by declaration. */
  defaults: ReadonlyMap<unknown, JsonSchema>
  /** The reasons why fields cannot be shown, by declaration: without a type, a line stands in their place. */
  refused: ReadonlyMap<unknown, string>
  /** The schemas of fields as they are written out, by declaration. */
  own: ReadonlyMap<unknown, JsonSchema>
  /** The declarations that are being written out, innermost first: one within itself stays a reference, which rjsf follows later. */
  within?: Within
}

interface Within {
  declared: JsonSchema
  around?: Within | undefined
}

const isWithin = (declared: JsonSchema, within: Within | undefined): boolean =>
  within !== undefined && (within.declared === declared || isWithin(declared, within.around))

/**
 * Converts a schema and its parts.
 * @param keywords the unions whose branches the customer selects; in the oneOf of a dependency, rjsf selects the one
 * that holds
 */
const rendered = (
  schema: unknown,
  place: Place,
  keywords: readonly string[] = ['oneOf', 'anyOf'],
): unknown => {
  const whole = withParts(schema, place)
  if (!isJsonObject(whole) || !place.isShown) return whole
  return keywords.reduce(
    (opened, keyword) => withSelectableBranches(opened, keyword, place.root),
    whole,
  )
}

const withParts = (schema: unknown, place: Place): unknown => {
  if (Array.isArray(schema)) return schema.map((part) => rendered(part, place))
  if (!isJsonObject(schema)) return schema
  if (place.isShown && place.refused.has(schema)) return untyped(schema, place.refused.get(schema))
  const own = place.isShown && !isWithin(schema, place.within) ? place.own.get(schema) : undefined
  const inner: Place = own
    ? { ...place, within: { declared: schema, around: place.within } }
    : place
  const whole = mapMembers(own ?? schema, (part, key) => {
    if (DATA.has(key)) return part
    if (key === 'dependencies' || key === 'dependentSchemas')
      return mapMembers(part, (dependent) => rendered(dependent, inner, ['anyOf']))
    if (NAMED.has(key)) return mapMembers(part, (member) => rendered(member, inner))
    return rendered(part, { ...inner, isShown: place.isShown && !CONDITIONS.has(key) })
  })
  const { type, ...others } = whole
  return {
    // rjsf renders the members of an object; one of several whole objects is an option.
    ...(type === 'object' && Array.isArray(whole.enum) ? others : whole),
    ...(whole.type === 'array' && !('items' in whole) && { items: {} }),
    ...place.defaults.get(schema),
  }
}

/** The schema of a field that cannot be shown, with the reason as its comment. */
const untyped = ({ title }: JsonSchema, $comment: string | undefined): JsonSchema => ({
  ...(title !== undefined && { title }),
  $comment,
})

const withSelectableBranches = (
  schema: JsonSchema,
  keyword: string,
  root: JsonSchema,
): JsonSchema => {
  const { [keyword]: all, ...itself } = schema
  if (!Array.isArray(all)) return schema
  const branches = alternativesOf(all)
  if (branches.every((branch) => isConstant(resolved(branch, root, '').schema)))
    return branches.length === all.length || branches.length === 0
      ? schema
      : { ...schema, [keyword]: branches }
  const [only] = branches
  if (!branches.some((branch) => hasContent(branch, itself))) return itself
  if (only && branches.length === 1)
    return {
      ...kindOf(resolved(only, root, '').schema),
      ...itself,
      allOf: [...((itself.allOf as JsonSchema[] | undefined) ?? []), only],
    }
  const isGroup = branches.every((branch) => isObject(resolved(branch, root, '').schema))
  const type = itself.type ?? (isGroup ? 'object' : undefined)
  return { ...itself, ...(type !== undefined && { type }), [keyword]: [NONE_CHOSEN, ...branches] }
}

/** The keywords by which a section knows a member: its type and its title. */
const kindOf = ({ type, title }: JsonSchema): JsonSchema => ({
  ...(type !== undefined && { type }),
  ...(title !== undefined && { title }),
})

/** Tells whether the customer selects one of the branches: the first is then a copy of `NONE_CHOSEN`. */
export const areSelectableBranches = (branches: readonly unknown[] | undefined): boolean =>
  isJsonObject(branches?.[0]) && branches[0].maxProperties === NONE_CHOSEN.maxProperties

const isObject = ({ type, properties }: JsonSchema): boolean =>
  type === 'object' || (type === undefined && properties !== undefined)

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
