import { Ajv2019 } from 'ajv/dist/2019.js'
import type { JsonSchema } from '../language/json-schema.ts'

/** A message of ajv's strict mode. `at` is a JSON pointer; it starts at a definition where a reference led there. */
export type StrictRemark =
  | { kind: 'undeclared'; name: string; at: string }
  | { kind: 'mistyped'; keyword: string; types: string; at: string }
  | { kind: 'contradiction'; type: string; outer: string; at: string }
  | { kind: 'ignored'; keyword: string }

/**
 * Runs ajv's strict mode on a schema that can be used (`checkSchema`). Compiles code: not for a page whose policy
 * forbids it.
 */
export const strictRemarks = (schema: JsonSchema): readonly StrictRemark[] => {
  // Drafts other than 2019-09 are read as it.
  const { $schema: _, ...rest } = schema
  const text = JSON.stringify(rest)
  const remarks = known.get(text) ?? remarksOf(rest)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, remarks)
  return remarks
}

/** By the text of a schema: while a definition is edited, all of its schemas but one stay as they are. */
const known = new Map<string, readonly StrictRemark[]>()
const MOST_KNOWN = 1000

const remarksOf = (rest: JsonSchema): StrictRemark[] => {
  lines.clear()
  try {
    ajv().compile(rest)
  } catch {
    // A schema that does not compile gets no messages of strict mode: other checks report it.
  } finally {
    ajv().removeSchema(rest)
  }
  return [...lines].flatMap((line) => remarkOf(line) ?? [])
}

/** The messages about the schema that is being compiled. */
const lines = new Set<string>()
const note = (line: unknown) => void lines.add(String(line))

let compiler: Ajv2019 | undefined

/** One instance for all schemas: to create it takes as long as to compile a schema. */
const ajv = (): Ajv2019 =>
  (compiler ??= new Ajv2019({
    strict: 'log',
    allErrors: true,
    // Ours, and their own diagnostic (unknown-format).
    validateFormats: false,
    // Allowed by the language.
    allowUnionTypes: true,
    allowMatchingProperties: true,
    strictTuples: false,
    // checkSchema has looked at the values of keywords.
    validateSchema: false,
    meta: false,
    // Only the messages are wanted: the code is neither optimised nor read.
    code: { optimize: false, process: () => 'return () => true' },
    addUsedSchema: false,
    logger: { log: note, warn: note, error: note },
  }))

const remarkOf = (line: string): StrictRemark | undefined => {
  const match = (pattern: RegExp): string[] | undefined => pattern.exec(line)?.slice(1)
  const [name, requiredAt] =
    match(/required property "(.*)" is not defined at "(.*)" \(strictRequired\)$/s) ?? []
  if (name !== undefined && requiredAt !== undefined)
    return { kind: 'undeclared', name, at: pointerOf(requiredAt) }
  const [types, keyword, typedAt] =
    match(/missing type "(.*)" for keyword "(.*)" at "(.*)" \(strictTypes\)$/s) ?? []
  if (types !== undefined && keyword !== undefined && typedAt !== undefined)
    return { kind: 'mistyped', keyword, types, at: pointerOf(typedAt) }
  const [type, outer, contextAt] =
    match(/type "(.*)" not allowed by context "(.*)" at "(.*)" \(strictTypes\)$/s) ?? []
  if (type !== undefined && outer !== undefined && contextAt !== undefined)
    return { kind: 'contradiction', type, outer, at: pointerOf(contextAt) }
  const [ignored] = match(/"(\w+)" (?:without .*)?is ignored/) ?? []
  return ignored === undefined ? undefined : { kind: 'ignored', keyword: ignored }
}

/** ajv's path (`#/properties/a%20b`, after the id of the schema if it has one) as a JSON pointer. */
const pointerOf = (path: string): string =>
  decodeURIComponent(path.slice(path.lastIndexOf('#') + 1))
