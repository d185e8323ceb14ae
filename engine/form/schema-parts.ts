import { isJsonObject } from '../json/object.ts'
import { atPointer, pointerTo } from '../json/pointer.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { LIMITS } from '../language/limits.ts'
import type { Condition } from './form-plan.ts'

/** A schema with its references followed, and the pointer to the declaration of its members. */
export interface ResolvedSchema {
  schema: JsonSchema
  pointer: string
}

/** Follows the reference of a schema; keywords next to the reference count as well. */
export const resolved = (
  declared: JsonSchema,
  root: JsonSchema,
  pointer: string,
): ResolvedSchema => {
  let found: ResolvedSchema = { schema: declared, pointer }
  for (let hops = 0; hops < LIMITS.depth; hops += 1) {
    if (typeof found.schema.$ref !== 'string') break
    const { $ref, ...beside } = found.schema as JsonSchema & { $ref: string }
    const target = $ref === '#' ? root : atPointer(root, $ref.slice(1))
    if (!isJsonObject(target)) return { ...found, schema: beside }
    const schema = Object.keys(beside).length === 0 ? target : { ...target, ...beside }
    found = { schema, pointer: $ref.slice(1) }
  }
  return found
}

/** A schema within another one that describes the same value. */
export interface DeclaredPart {
  condition?: Condition | undefined
  declared: JsonSchema
  pointer: string
}

/** Returns the schemas within one that describe the same value, in the order of their keywords. */
export const declaredParts = (
  schema: JsonSchema,
  pointer: string,
  root: JsonSchema,
): DeclaredPart[] => {
  const parts: DeclaredPart[] = []
  if (!WITH_PARTS.some((keyword) => keyword in schema)) return parts
  const { allOf, anyOf, oneOf, if: condition } = schema
  const add = (declared: unknown, at: string, when?: Omit<Condition, 'pointer'>) => {
    if (isJsonObject(declared))
      parts.push({
        declared,
        pointer: at,
        condition: when && ({ ...when, pointer: at } as Condition),
      })
  }
  listOf(allOf).forEach((part, index) => add(part, pointerTo(pointer, 'allOf', index)))
  for (const [keyword, branches] of [
    ['anyOf', listOf(anyOf)],
    ['oneOf', listOf(oneOf)],
  ] as const) {
    const [only, ...others] = alternativesOf(branches)
    // A value that may be null is no choice between two.
    const isOptional = others.length === 0 && branches.length > 1
    branches.forEach((branch, index) => {
      if (isJsonObject(branch) && 'const' in branch) return
      if (isOptional) return branch === only && add(branch, pointerTo(pointer, keyword, index))
      const constants = constantsOf(isJsonObject(branch) ? resolved(branch, root, '').schema : {})
      const reads = new Set(constants.keys())
      const when = { kind: 'branch', keyword, index, constants, reads } as const
      add(branch, pointerTo(pointer, keyword, index), when)
    })
  }
  if (isJsonObject(condition)) {
    const test = withDefinitions(condition, root)
    const reads = namesRead(condition)
    for (const [keyword, expected] of [
      ['then', true],
      ['else', false],
    ] as const)
      add(schema[keyword], pointerTo(pointer, keyword), {
        kind: 'if',
        schema: test,
        expected,
        reads,
      } as Omit<Condition, 'pointer'>)
  }
  for (const keyword of ['dependencies', 'dependentSchemas', 'dependentRequired'] as const) {
    const dependencies = schema[keyword]
    if (!isJsonObject(dependencies)) continue
    for (const [name, dependent] of Object.entries(dependencies))
      add(
        Array.isArray(dependent) ? { required: dependent } : dependent,
        pointerTo(pointer, keyword, name),
        { kind: 'present', name, reads: new Set([name]) } as Omit<Condition, 'pointer'>,
      )
  }
  return parts
}

/** Keywords whose schemas describe the same value. */
const WITH_PARTS = [
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'dependencies',
  'dependentSchemas',
  'dependentRequired',
]

const listOf = (part: unknown): readonly unknown[] => (Array.isArray(part) ? part : [])

/** Returns the alternatives of a union that ask for a value: null is no choice, unless it has a name. */
export const alternativesOf = (branches: unknown): readonly JsonSchema[] =>
  (Array.isArray(branches) ? branches : [])
    .filter(isJsonObject)
    .filter(
      ({ type, const: fixed, title }) => type !== 'null' && (fixed !== null || title !== undefined),
    )

/** Tells whether an alternative is one value: a union of such is a list of options. */
export const isConstant = (branch: unknown): boolean =>
  isJsonObject(branch) &&
  ('const' in branch || (Array.isArray(branch.enum) && branch.enum.length === 1))

/** Tells whether alternatives are options. */
export const isOptions = (branches: unknown): boolean =>
  Array.isArray(branches) && branches.length > 0 && branches.every(isConstant)

/** Tells whether an alternative is to be chosen: it says more than limits of a value of that type. */
export const hasContent = (branch: JsonSchema, { type }: JsonSchema): boolean =>
  CONTENT.some((keyword) => keyword in branch) || (branch.type ?? type) !== type

const CONTENT = ['title', 'properties', '$ref', 'items', 'allOf', 'oneOf', 'anyOf', 'enum', 'const']

/** Returns by member the values that a branch allows. */
const constantsOf = ({ properties }: JsonSchema): ReadonlyMap<string, readonly unknown[]> =>
  new Map(
    Object.entries(isJsonObject(properties) ? properties : {}).flatMap(
      ([name, member]): (readonly [string, readonly unknown[]])[] => {
        if (!isJsonObject(member)) return []
        if ('const' in member) return [[name, [member.const]]]
        return Array.isArray(member.enum) ? [[name, member.enum as unknown[]]] : []
      },
    ),
  )

/** Returns a condition as a schema of its own, with the definitions that its references lead to. */
const withDefinitions = (condition: JsonSchema, root: JsonSchema): JsonSchema => {
  const { definitions, $defs } = root
  return {
    ...(definitions !== undefined && { definitions }),
    ...($defs !== undefined && { $defs }),
    ...condition,
  }
}

/** The members of an object that a condition reads; undefined where it counts them or matches their names. */
const namesRead = (condition: JsonSchema): ReadonlySet<string> | undefined => {
  if (COUNTING.test(JSON.stringify(condition))) return undefined
  return keysRead(condition)
}

const COUNTING = /"(minProperties|maxProperties|patternProperties|propertyNames)":/

/** The names of members that a condition mentions: for a step's `when`, the keyNames. */
export const keysRead = (condition: unknown): Set<string> => {
  const keys = new Set<string>()
  const visit = (schema: unknown): void => {
    if (Array.isArray(schema)) return schema.forEach(visit)
    if (!isJsonObject(schema)) return
    const { properties, required } = schema
    if (isJsonObject(properties)) for (const key of Object.keys(properties)) keys.add(key)
    if (Array.isArray(required))
      for (const key of required) if (typeof key === 'string') keys.add(key)
    for (const keyword of COMBINING) visit(schema[keyword])
  }
  visit(condition)
  return keys
}

/** Keywords whose schemas are about the same value. */
const COMBINING = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'] as const
