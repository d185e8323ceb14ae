import { isJsonObject } from '../json/object.ts'
import { atPointer } from '../json/pointer.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { LIMITS } from '../language/limits.ts'
import type { Field } from './form-plan.ts'
import { alternativesOf, resolved } from './schema-parts.ts'

/*
 * A list of names (`ui:enumNames`) names the values of an enum by their places. Another schema of the same value, or a condition, may
 * leave only some of them: each value keeps its name, so names are kept by values.
 */

/**
 * Writes the lists of names of fields as objects by values. Fields that share a uiSchema share the names. Of several enums, a list
 * names those that are as long as it is.
 */
export const nameOptionsByValue = (fields: readonly Field[], root: JsonSchema): void => {
  const sharing = new Map<string, Field[]>()
  for (const field of fields)
    if (Array.isArray(field.options.enumNames))
      sharing.set(field.uiPointer, [...(sharing.get(field.uiPointer) ?? []), field])
  for (const named of sharing.values()) {
    const names = named[0]?.options.enumNames as readonly unknown[]
    const all = named.flatMap(({ pointer }) => enumsOf(atPointer(root, pointer), root))
    const fitting = all.filter((list) => list.length === names.length)
    const lists = fitting.length > 0 ? fitting : all
    // Values that are the same as texts are told by their places alone.
    if (lists.some((list) => new Set(list.map(String)).size < list.length)) continue
    const enumNames = Object.create(null) as Record<string, string>
    for (const list of lists)
      for (const [place, value] of list.entries()) {
        const name = names[place]
        if (typeof name === 'string') enumNames[String(value)] ??= name
      }
    if (lists.length > 0)
      for (const field of named) Object.assign(field, { options: { ...field.options, enumNames } })
  }
}

/** The enums that names may be about: those of the value or of a list's items, before any of them leaves values out. */
const enumsOf = (declared: unknown, root: JsonSchema, depth = 0): (readonly unknown[])[] => {
  if (!isJsonObject(declared) || depth > LIMITS.depth) return []
  const { schema } = resolved(declared, root, '')
  const unions = [schema.anyOf, schema.oneOf].map(alternativesOf)
  const parts = [
    schema.items,
    ...unions.flatMap((branches) => (branches.length === 1 ? branches : [])),
    ...(Array.isArray(schema.allOf) ? (schema.allOf as unknown[]) : []),
  ]
  return [
    ...(Array.isArray(schema.enum) ? [schema.enum as readonly unknown[]] : []),
    ...parts.flatMap((part) => enumsOf(part, root, depth + 1)),
  ]
}
