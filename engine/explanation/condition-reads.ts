import type { Condition, Field } from '../form/form-plan.ts'
import { membersRead } from '../json/path-values.ts'
import { isJsonObject } from '../json/object.ts'
import type { StepCondition } from '../process/step-condition.ts'

/** A value that a condition reads, and what it compares it with. */
export interface Read {
  path: readonly string[]
  constants: readonly unknown[]
  /** Lengths of a list. */
  counts: readonly number[]
}

/** Returns the values that the condition of a step reads, by their paths from the keyName. */
export const readsOf = ({ source, paths = [] }: StepCondition): Read[] => {
  if (typeof source !== 'string') return readsIn(source, [])
  const constants = constantsIn(source)
  return paths.map((path) => ({ path: membersRead(path), constants, counts: [] }))
}

/** The numbers and texts that an expression names. */
const constantsIn = (source: string): unknown[] => [
  ...[...source.matchAll(/\b\d+(\.\d+)?\b/g)].map(([number]) => Number(number)),
  ...[...source.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, one, other]) => one ?? other),
]

/** The values that a JSON Schema tests, by their paths, with the constants of each test. */
export const readsIn = (schema: unknown, path: readonly string[]): Read[] => {
  if (!isJsonObject(schema)) return []
  const { properties, required, items, contains } = schema
  const tests = NUMBERS.flatMap((keyword) => (keyword in schema ? [schema[keyword]] : []))
  const lengths = COUNTS.map((keyword) => schema[keyword]).filter((one) => typeof one === 'number')
  const isOfItems = isJsonObject(items) || isJsonObject(contains)
  const counts = [...lengths.flatMap((count) => [count, count - 1]), ...(isOfItems ? [0, 1] : [])]
  const listed: readonly unknown[] = Array.isArray(schema.enum) ? schema.enum : []
  const constants = [...tests, ...listed, ...('const' in schema ? [schema.const] : [])]
  return [
    ...(constants.length > 0 || counts.length > 0 ? [{ path, constants, counts }] : []),
    ...(Array.isArray(required) ? required : []).map((name) => ({
      path: [...path, String(name)],
      constants: [],
      counts: [],
    })),
    ...Object.entries(isJsonObject(properties) ? properties : {}).flatMap(([name, part]) =>
      readsIn(part, [...path, name]),
    ),
    ...COMBINING.flatMap((keyword) =>
      [schema[keyword]].flat().flatMap((part: unknown) => readsIn(part, path)),
    ),
  ]
}

const NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']
const COUNTS = ['minItems', 'maxItems'] as const
const COMBINING = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else']

/** Tells whether a condition is about the object that holds a field. */
export const isAbout =
  ({ siblings }: Field) =>
  (condition: Condition): boolean =>
    namesRead(condition).every((name) => siblings.has(name))

/** Returns the members of the object that decide whether a condition holds. */
export const namesRead = (condition: Condition): string[] => {
  switch (condition.kind) {
    case 'if':
      return readsIn(condition.schema, []).flatMap(({ path: [name] }) => name ?? [])
    case 'present':
      return [condition.name]
    case 'branch':
      return [...condition.constants.keys()]
  }
}
