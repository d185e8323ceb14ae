import { byPath } from '../../form/all-fields.ts'
import type { FormPlan } from '../../form/form-plan.ts'
import { freeMembersOf } from '../../form/free-members.ts'
import { declaredParts, resolved, type DeclaredPart } from '../../form/schema-parts.ts'
import { isJsonObject } from '../../json/object.ts'
import { atPointer, pointerTo } from '../../json/pointer.ts'
import type { Report } from '../../language/diagnostic.ts'
import type { JsonSchema } from '../../language/json-schema.ts'
import { LIMITS } from '../../language/limits.ts'

/**
 * Reports limits of the number of members (`minProperties`, `maxProperties`) that the fields of an object cannot keep, and those
 * that stand above them and limit nothing. A customer adds members to an object only if it has free ones.
 * @param pointer JSON pointer to the form's schema
 */
export const checkMemberCounts = (form: FormPlan, pointer: string, report: Report): void => {
  const known = new Set<string>()
  for (const declarations of objectsOf(form)) {
    const all = declarations.flatMap((one) => allOf(one))
    if (all.some(({ schema }) => freeMembersOf(schema).length > 0)) continue
    for (const { schema, pointer: at, under } of all)
      for (const { code, keyword, words } of wrongCounts(schema, declarations, under)) {
        const where = pointer + pointerTo(at, keyword)
        if (!known.has(where)) report(code, where, words)
        known.add(where)
      }
  }
}

/** A declaration of an object: its parts follow with the conditions that they stand under. */
interface Declaration {
  schema: JsonSchema
  pointer: string
  under: readonly string[]
  parts: readonly Part[]
}

interface Part {
  /** Parts of one choice exclude each other; undefined if the part always applies. */
  choice?: string
  declaration: Declaration
}

/** Returns the objects of a form, each with all of its declarations: several branches may declare the same member. */
const objectsOf = ({ schema, root, fields }: FormPlan): Declaration[][] =>
  [[root], ...byPath(fields)].map((declared) =>
    [...new Set(declared.map(({ pointer }) => pointer))].flatMap((pointer) => {
      const found = atPointer(schema, pointer)
      return isJsonObject(found) ? [declarationOf(found, pointer, schema, [])] : []
    }),
  )

const declarationOf = (
  declared: JsonSchema,
  at: string,
  root: JsonSchema,
  under: readonly string[],
  depth = 0,
): Declaration => {
  const { schema, pointer } = resolved(declared, root, at)
  const parts = depth > LIMITS.depth ? [] : declaredParts(schema, pointer, root)
  return {
    schema,
    pointer,
    under,
    parts: parts.map((part) => {
      const { condition } = part
      const within = condition ? [...under, condition.pointer] : under
      const choice = choiceOf(part)
      return {
        ...(choice !== undefined && { choice }),
        declaration: declarationOf(part.declared, part.pointer, root, within, depth + 1),
      }
    }),
  }
}

/** Two of `oneOf` exclude each other, and so do `then` and `else`; of `anyOf` several may hold. */
const choiceOf = ({ condition }: DeclaredPart): string | undefined => {
  if (!condition) return undefined
  const { kind, pointer } = condition
  const isOneOfTwo = kind === 'if' || (kind === 'branch' && condition.keyword === 'oneOf')
  return isOneOfTwo ? pointer.slice(0, pointer.lastIndexOf('/')) : pointer
}

const allOf = (one: Declaration): Declaration[] => [
  one,
  ...one.parts.flatMap(({ declaration }) => allOf(declaration)),
]

interface WrongCount {
  code: 'impossible-value' | 'strict-schema'
  keyword: 'minProperties' | 'maxProperties'
  words: string
}

const wrongCounts = (
  { minProperties: least, maxProperties: most }: JsonSchema,
  declarations: readonly Declaration[],
  under: readonly string[],
): WrongCount[] => {
  if (typeof least !== 'number' && typeof most !== 'number') return []
  const applying = declarations.flatMap((one) => applyingAt(one, under))
  const count = mostMembers(declarations, under, new Set())
  const asked = new Set(applying.flatMap(({ schema }) => requiredOf(schema))).size
  // An object without a field asks for nothing.
  if (count === 0) return []
  const found: WrongCount[] = []
  if (typeof least === 'number' && least > count)
    found.push({
      code: 'impossible-value',
      keyword: 'minProperties',
      words: `minProperties（${least}）多于字段（${count} 个），没有值能满足`,
    })
  if (typeof most === 'number' && most < asked)
    found.push({
      code: 'impossible-value',
      keyword: 'maxProperties',
      words: `maxProperties（${most}）少于必填的字段（${asked} 个），没有值能满足`,
    })
  else if (typeof most === 'number' && most > count)
    found.push({
      code: 'strict-schema',
      keyword: 'maxProperties',
      words: `maxProperties（${most}）多于字段（${count} 个），不起作用`,
    })
  return found
}

/** The declarations that apply whenever a part with these conditions does. */
const applyingAt = (one: Declaration, under: readonly string[]): Declaration[] => [
  one,
  ...one.parts.flatMap(({ declaration }) =>
    declaration.under.every((condition) => under.includes(condition))
      ? applyingAt(declaration, under)
      : [],
  ),
]

/**
 * Returns the most members besides known ones that an object can have at once: of each choice those of one part, and of a choice
 * that the conditions decide those of that part.
 */
const mostMembers = (
  declarations: readonly Declaration[],
  under: readonly string[],
  known: ReadonlySet<string>,
): number => {
  const always = declarations.flatMap((one) => applyingAt(one, under))
  const names = new Set([...known, ...always.flatMap(({ schema }) => membersOf(schema))])
  const choices = new Map<string, Declaration[]>()
  for (const { choice, declaration } of always.flatMap(({ parts }) => parts))
    if (choice !== undefined && !always.includes(declaration))
      choices.set(choice, [...(choices.get(choice) ?? []), declaration])
  let count = names.size - known.size
  for (const [choice, parts] of choices) {
    if (under.some((condition) => isPartOf(condition, choice))) continue
    count += Math.max(...parts.map((part) => mostMembers([part], [...under, ...part.under], names)))
  }
  return count
}

const isPartOf = (condition: string, choice: string): boolean =>
  condition.startsWith(`${choice}/`) && !condition.slice(choice.length + 1).includes('/')

const membersOf = ({ properties }: JsonSchema): string[] =>
  Object.entries(isJsonObject(properties) ? properties : {}).flatMap(([name, member]) =>
    member === false ? [] : [name],
  )

const requiredOf = ({ required }: JsonSchema): readonly unknown[] =>
  Array.isArray(required) ? required : []
