import { checkSchema } from '../form/check-schema.ts'
import { isJsonObject } from '../json/object.ts'
import type { JsonSchema } from '../language/json-schema.ts'

/** An index of the schemas within one schema by JSON pointer, with their joint declarations. */
export interface SchemaIndex {
  all: ReadonlyMap<string, JsonSchema>
  /** The types that a schema, or one round it that is about the same value, allows; undefined where none does. */
  typesAt: (pointer: string) => readonly unknown[] | undefined
  /** The types that the schemas round it, about the same value, allow; undefined where none does. */
  outerTypesAt: (pointer: string) => readonly unknown[] | undefined
  /** Tells whether a schema counts only under a condition, or adds to another one's declaration. */
  isAddition: (pointer: string) => boolean
  /** The members that the schemas about the same value, references followed, declare. */
  namesAt: (pointer: string) => ReadonlySet<string>
}

/** Indexes a schema that can be used (`checkSchema`). */
export const schemaIndex = (root: JsonSchema): SchemaIndex => {
  const all = new Map<string, JsonSchema>()
  checkSchema(
    root,
    '',
    () => undefined,
    ({ schema, pointer }) => all.set(pointer, schema),
  )

  /** The pointer of the outermost schema about the same value. */
  const valueOf = (pointer: string): string => {
    const outer = outerOf(pointer)
    return outer === undefined ? pointer : valueOf(outer)
  }
  const outerOf = (pointer: string): string | undefined => {
    const place = SAME_VALUE.exec(pointer)?.index
    const outer = place === undefined ? undefined : pointer.slice(0, place)
    // A property may be called `if`.
    return outer !== undefined && all.has(outer) ? outer : undefined
  }
  const typesAt = (pointer: string): readonly unknown[] | undefined => {
    const { type } = all.get(pointer) ?? {}
    return type === undefined ? outerTypesAt(pointer) : [type].flat()
  }
  const outerTypesAt = (pointer: string): readonly unknown[] | undefined => {
    const outer = outerOf(pointer)
    return outer === undefined ? undefined : typesAt(outer)
  }

  const targets = [...all].flatMap(([pointer, { $ref }]) =>
    typeof $ref === 'string' && $ref.startsWith('#') ? [[pointer, $ref.slice(1)] as const] : [],
  )
  /** By value, the others that a reference makes the same. */
  const links = new Map<string, Set<string>>()
  for (const [from, to] of targets)
    for (const [one, other] of [
      [valueOf(from), valueOf(to)],
      [valueOf(to), valueOf(from)],
    ] as const)
      links.set(one, (links.get(one) ?? new Set()).add(other))
  const names = new Map<string, Set<string>>()
  for (const [pointer, { properties }] of all) {
    const value = valueOf(pointer)
    const known = names.get(value) ?? new Set()
    names.set(value, known)
    for (const name of Object.keys(isJsonObject(properties) ? properties : {})) known.add(name)
  }
  const sameAs = (value: string, known = new Set<string>()): Set<string> => {
    known.add(value)
    for (const other of links.get(value) ?? []) if (!known.has(other)) sameAs(other, known)
    return known
  }

  return {
    all,
    typesAt,
    outerTypesAt,
    isAddition: (pointer) =>
      [...all.keys()].some(
        (around) =>
          (pointer === around || pointer.startsWith(`${around}/`)) && outerOf(around) !== undefined,
      ),
    namesAt: (pointer) =>
      new Set([...sameAs(valueOf(pointer))].flatMap((value) => [...(names.get(value) ?? [])])),
  }
}

/** From a schema to one of its keywords' schemas that is about the same value. */
const SAME_VALUE =
  /\/(?:(?:allOf|anyOf|oneOf)\/\d+|if|then|else|not|(?:dependentSchemas|dependencies)\/[^/]+)$/
