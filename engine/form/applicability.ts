import { isEmptyAnswer } from '../json/empty.ts'
import { holds, isFilledIn } from '../validation/condition.ts'
import { atPointer, pointerTo } from '../json/pointer.ts'
import { isJsonObject } from '../json/object.ts'
import type { JsonSchema } from '../language/json-schema.ts'

/** An answer to a field that a condition of its form hides now. */
export interface HiddenAnswer {
  /** Where it is in the form's data. */
  path: readonly (string | number)[]
  /** The field's own schema. */
  schema: JsonSchema
  value: unknown
}

/** A form's data as far as its schema asks for it, and the answers that it no longer asks for. */
export interface ApplicableAnswers {
  kept: unknown
  hidden: readonly HiddenAnswer[]
}

/**
 * Parts a form's data into what its schema asks for and what a condition hides. Only what the schema
 * names under a condition that does not hold is hidden: members that it doesn't know may be the server's
 * own and are kept, and so is everything where the rest would no longer satisfy the schema.
 */
export const applicableAnswers = (schema: JsonSchema, data: unknown): ApplicableAnswers => {
  if (!isJsonObject(data)) return { kept: data, hidden: [] }
  const known = remembered.get(data)
  if (known?.schema === schema) return known.answers
  const answers = partAnswers(schema, data)
  remembered.set(data, { schema, answers })
  return answers
}

/** Whether a form asks for the field at a path, answered or not: false where a condition hides it. */
export const isAskedFor = (
  schema: JsonSchema,
  data: unknown,
  path: readonly (string | number)[],
): boolean => {
  let schemas: readonly JsonSchema[] = [schema]
  let value = data
  try {
    for (const token of path) {
      const { applying, hidden } =
        value === data ? wholeParts(schema, data) : partsOf(schemas, value, schema)
      schemas = Array.isArray(value) ? itemsOf(applying) : membersOf(applying, String(token))
      if (schemas.length === 0) return membersOf(hidden, String(token)).length === 0
      value = atPointer(value, pointerTo('', token))
    }
  } catch {
    // A definition that cannot be evaluated hides nothing.
  }
  return true
}

/** Asked for each of the fields that a condition can hide. */
const wholeParts = (schema: JsonSchema, data: unknown): Parts => {
  const known = isJsonObject(data) ? rememberedParts.get(data) : undefined
  if (known?.schema === schema) return known.parts
  const parts = partsOf([schema], data, schema)
  if (isJsonObject(data)) rememberedParts.set(data, { schema, parts })
  return parts
}

const rememberedParts = new WeakMap<object, { schema: JsonSchema; parts: Parts }>()

/** Asked again with each key that is pressed; data that changes is another object. */
const remembered = new WeakMap<object, { schema: JsonSchema; answers: ApplicableAnswers }>()

/** What is hidden may have shown something else: so many times at most. */
const ROUNDS = 5

const partAnswers = (schema: JsonSchema, data: unknown): ApplicableAnswers => {
  try {
    const hidden: HiddenAnswer[] = []
    let kept = data
    for (let round = 0; round < ROUNDS; round += 1) {
      const found: HiddenAnswer[] = []
      const next = pruned([schema], kept, { root: schema, found, path: [] })
      if (next === kept) break
      kept = next
      hidden.push(...found)
    }
    if (hidden.length > 0 && isFilledIn(schema, data) && !isFilledIn(schema, kept))
      return { kept: data, hidden: [] }
    return { kept, hidden: hidden.filter(({ value }) => !isEmptyAnswer(value)) }
  } catch {
    // A definition that cannot be evaluated hides nothing.
    return { kept: data, hidden: [] }
  }
}

interface Visit {
  root: JsonSchema
  found: HiddenAnswer[]
  path: readonly (string | number)[]
}

/** The same data where nothing of it is hidden. */
const pruned = (schemas: readonly JsonSchema[], data: unknown, visit: Visit): unknown => {
  const parts = partsOf(schemas, data, visit.root)
  if (Array.isArray(data)) {
    const items = itemsOf(parts.applying)
    return sameOr(
      data,
      data.map((item: unknown, index) =>
        pruned(items, item, { ...visit, path: [...visit.path, index] }),
      ),
    )
  }
  if (!isJsonObject(data)) return data
  let result = data
  for (const [name, value] of Object.entries(data)) {
    const path = [...visit.path, name]
    const members = membersOf(parts.applying, name)
    const [hidden] = membersOf(parts.hidden, name)
    if (members.length === 0 && hidden) {
      visit.found.push({ path, schema: hidden, value })
      const { [name]: _, ...others } = result
      result = others
      continue
    }
    const next = pruned(members, value, { ...visit, path })
    if (next !== value) result = { ...result, [name]: next }
  }
  return result
}

const sameOr = (list: readonly unknown[], next: readonly unknown[]): readonly unknown[] =>
  next.some((item, index) => item !== list[index]) ? next : list

const membersOf = (parts: readonly JsonSchema[], name: string): JsonSchema[] =>
  parts.flatMap(({ properties }) =>
    isJsonObject(properties) && Object.hasOwn(properties, name)
      ? [isJsonObject(properties[name]) ? properties[name] : {}]
      : [],
  )

const itemsOf = (parts: readonly JsonSchema[]): JsonSchema[] =>
  parts.map(({ items }) => items).filter(isJsonObject)

/** The parts of a schema that apply to the data, and those that a condition rules out. */
interface Parts {
  applying: JsonSchema[]
  hidden: JsonSchema[]
}

const partsOf = (schemas: readonly JsonSchema[], data: unknown, root: JsonSchema): Parts => {
  const parts: Parts = { applying: [], hidden: [] }
  for (const schema of schemas) collectParts(schema, data, root, parts)
  return parts
}

const collectParts = (schema: unknown, data: unknown, root: JsonSchema, parts: Parts): void => {
  if (!isJsonObject(schema) || parts.applying.includes(schema)) return
  parts.applying.push(schema)
  const apply = (part: unknown) => collectParts(part, data, root, parts)
  const hide = (part: unknown) => {
    const below: Parts = { applying: [], hidden: [] }
    collectParts(part, data, root, below)
    parts.hidden.push(...below.applying, ...below.hidden)
  }
  const { $ref, if: condition, then, else: otherwise } = schema
  if (typeof $ref === 'string') apply(atPointer(root, $ref.slice(1)))
  for (const part of listOf(schema.allOf)) apply(part)
  if (isJsonObject(condition)) {
    const met = holds(withDefinitions(condition, root), data)
    ;(met ? apply : hide)(then)
    ;(met ? hide : apply)(otherwise)
  }
  for (const keyword of ['dependencies', 'dependentSchemas'] as const) {
    const dependencies = schema[keyword]
    if (!isJsonObject(dependencies)) continue
    for (const [name, part] of Object.entries(dependencies))
      (isJsonObject(data) && !isEmptyAnswer(data[name]) ? apply : hide)(part)
  }
  for (const branch of [...listOf(schema.oneOf), ...listOf(schema.anyOf)])
    (isRuledOut(branch, data) ? hide : apply)(branch)
}

const listOf = (part: unknown): readonly unknown[] => (Array.isArray(part) ? part : [])

/** A branch is ruled out by an answer that its constants don't allow; others may still be chosen. */
const isRuledOut = (branch: unknown, data: unknown): boolean =>
  isJsonObject(branch) &&
  isJsonObject(branch.properties) &&
  isJsonObject(data) &&
  Object.entries(branch.properties).some(([name, member]) => {
    if (!isJsonObject(member) || data[name] === undefined) return false
    if ('const' in member) return member.const !== data[name]
    return Array.isArray(member.enum) && !member.enum.includes(data[name])
  })

const withRoot = new WeakMap<JsonSchema, JsonSchema>()

/** A condition by itself, with what its references lead to. */
const withDefinitions = (condition: JsonSchema, root: JsonSchema): JsonSchema => {
  const known = withRoot.get(condition)
  if (known) return known
  const { definitions, $defs } = root
  const whole = {
    ...(definitions ? { definitions } : {}),
    ...($defs ? { $defs } : {}),
    ...condition,
  }
  withRoot.set(condition, whole)
  return whole
}
