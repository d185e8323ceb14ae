import { mapSchemas } from '../drafts/sub-schemas.ts'
import { isJsonObject } from '../json/object.ts'
import { atPointer, pointerTokens } from '../json/pointer.ts'
import type { FormDefinition } from '../language/content.ts'
import type { JsonSchema, UiSchema } from '../language/json-schema.ts'
import { LIMITS } from '../language/limits.ts'
import { OPTIONAL_TYPES } from '../language/words.ts'
import { checkSchema } from './check-schema.ts'
import type { Field, FormPlan } from './form-plan.ts'

/** The mark of a copy: name@2 is the second level of the definition `name`. */
const LEVEL = /^#\/definitions\/[^/]*@\d+$/

/** A reference, with the JSON pointer to the schema that has it and the one that it leads to. */
interface Reference {
  at: string
  to: string
}

/**
 * Writes a schema that refers to itself as one with an end: each level of it is a definition of its own, and the last one has
 * no further one. There are as many levels as the limits of a form allow, five at most. Returns the same object for a schema
 * that has an end or is too large, and for one that refers to itself without a member or an item between: that means nothing.
 */
export const withLevels = (root: JsonSchema): JsonSchema => {
  const references = referencesOf(root)
  if (references.length > LIMITS.searchedReferences) return root
  const looped = new Set(references.map(({ to }) => to).filter((to) => isLooped(to, references)))
  if (looped.size === 0 || looped.size > LIMITS.loops) return root
  if (references.some((one) => isEmptyLoop(one, looped))) return root
  for (let levels: number = LIMITS.levels; levels > 1; levels -= 1) {
    const opened = openedTo(levels, root, looped)
    if (!checkSchema(opened, '', () => undefined).refused.has('')) return opened
  }
  return root
}

/** The uiSchema with which a customer adds each further level that is a group: it would be on the page from the start. */
export const withAddedLevels = ({ uiSchema = {} }: FormDefinition, plan: FormPlan): UiSchema =>
  plan.fields
    .filter((field) => isFurtherGroup(field, plan.schema))
    .reduce<UiSchema>((ui, { uiPointer }) => withAdded(ui, pointerTokens(uiPointer)), uiSchema)

const isFurtherGroup = ({ pointer, schema, name }: Field, root: JsonSchema): boolean => {
  const declared = atPointer(root, pointer)
  const $ref = isJsonObject(declared) ? declared.$ref : undefined
  return name !== '' && schema.type === 'object' && typeof $ref === 'string' && LEVEL.test($ref)
}

const withAdded = (ui: unknown, [token, ...rest]: readonly string[]): UiSchema => {
  const part = isJsonObject(ui) ? ui : {}
  return token === undefined
    ? { [`ui:${OPTIONAL_TYPES}`]: ['object'], ...part }
    : { ...part, [token]: withAdded(part[token], rest) }
}

const referencesOf = (root: JsonSchema): Reference[] => {
  const found: Reference[] = []
  mapSchemas(root, '', (schema, at) => {
    const { $ref } = schema
    if (typeof $ref === 'string' && isJsonObject(atPointer(root, $ref.slice(1))))
      found.push({ at, to: $ref.slice(1) })
    return schema
  })
  return found
}

/** Tells whether a schema is within another one; the definitions beside the form are not within it. */
const isWithin = (at: string, holder: string): boolean =>
  holder === ''
    ? !/^\/(definitions|\$defs|components)\//.test(at)
    : `${at}/`.startsWith(`${holder}/`)

const isLooped = (pointer: string, references: readonly Reference[]): boolean => {
  const reached = new Set<string>()
  const open = [pointer]
  for (let holder = open.pop(); holder !== undefined; holder = open.pop())
    for (const { at, to } of references) {
      if (reached.has(to) || !isWithin(at, holder)) continue
      reached.add(to)
      open.push(to)
    }
  return reached.has(pointer)
}

/** Keywords by which a value holds others. */
const HOLDING = /\/(properties|patternProperties|additionalProperties|items|additionalItems)\b/

const isEmptyLoop = ({ at, to }: Reference, looped: ReadonlySet<string>): boolean =>
  looped.has(to) &&
  [...looped].some((holder) => isWithin(at, holder) && !HOLDING.test(at.slice(holder.length)))

const openedTo = (levels: number, root: JsonSchema, looped: ReadonlySet<string>): JsonSchema => {
  const nameOf = (to: string, level: number) =>
    `${pointerTokens(to).at(-1) ?? 'form'}@${level}`.replaceAll(/[~/%]/g, '-')
  const next = (schema: JsonSchema, level: number): JsonSchema => {
    const { $ref } = schema
    const to = typeof $ref === 'string' ? $ref.slice(1) : undefined
    if (to === undefined || !looped.has(to)) return withoutCut(schema)
    return level > levels ? CUT : { ...schema, $ref: `#/definitions/${nameOf(to, level)}` }
  }
  const first = mapSchemas(root, '', (schema, at) =>
    [...looped].some((holder) => isWithin(at, holder)) ? next(schema, 2) : schema,
  )
  const copies = Array.from({ length: levels - 1 }, (_, index) => index + 2).flatMap((level) =>
    [...looped].map((to) => {
      const {
        definitions: _,
        $defs: __,
        components: ___,
        ...own
      } = atPointer(root, to) as JsonSchema
      const copy = mapSchemas(own, '', (schema) => next(schema, level + 1))
      const type = copy.type === undefined && copy.properties ? { type: 'object' } : {}
      return [nameOf(to, level), { ...type, ...copy }] as const
    }),
  )
  const declared = isJsonObject(first.definitions) ? first.definitions : {}
  return { ...first, definitions: { ...declared, ...Object.fromEntries(copies) } }
}

/** Stands for the reference to a level that is not there; what holds it is left out. */
const CUT: JsonSchema = {}

const withoutCut = (schema: JsonSchema): JsonSchema => {
  const { items } = schema
  if (items === CUT || (Array.isArray(items) && items.includes(CUT))) return CUT
  const kept = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (value === CUT) return []
    if (Array.isArray(value) && value.includes(CUT)) {
      const others = value.filter((one) => one !== CUT)
      return others.length > 0 ? [[keyword, others]] : []
    }
    if (!isJsonObject(value) || !Object.values(value).includes(CUT)) return [[keyword, value]]
    return [[keyword, Object.fromEntries(Object.entries(value).filter(([, one]) => one !== CUT))]]
  })
  if (
    kept.length === Object.keys(schema).length &&
    kept.every(([name, value]) => schema[name] === value)
  )
    return schema
  const { properties: before, required } = schema
  const { properties: after } = Object.fromEntries(kept)
  const isCut = (name: unknown) =>
    isJsonObject(before) &&
    String(name) in before &&
    isJsonObject(after) &&
    !(String(name) in after)
  return {
    ...Object.fromEntries(kept),
    ...(Array.isArray(required) && { required: required.filter((name) => !isCut(name)) }),
  }
}
