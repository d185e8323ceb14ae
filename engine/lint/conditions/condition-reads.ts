import { resolved } from '../../form/schema-parts.ts'
import { isJsonObject } from '../../json/object.ts'
import { pointerTo } from '../../json/pointer.ts'
import type { Report } from '../../language/diagnostic.ts'
import type { JsonSchema } from '../../language/json-schema.ts'
import { brokenKeyword, isSame, optionsOf, written, writtenList } from '../values/broken-keyword.ts'
import { typesFor } from '../words/json-schema-words.ts'
import { proposal, withNearest } from '../words/nearest-word.ts'
import { typesOf, unknownSubject, type Subject } from './subject.ts'
import { widgets } from '../../widgets/widgets.ts'

/** Keywords whose schemas are about the same value, and those that are lists of such. */
const SAME = ['not', 'if', 'then', 'else']
const SAME_LISTS = ['allOf', 'anyOf', 'oneOf']

/** Keywords that limit a value of one type. */
const LIMITS =
  `minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern contains
  minItems maxItems`.split(/\s+/)

/** Keywords that test a value: without `required` they hold where there is none. */
const TESTS = [...LIMITS, 'const', 'enum', 'type', 'required', 'properties', 'format']

/**
 * Reports what a condition reads wrongly: members that its subject does not have, values that it can't have, and
 * tests that hold without a value.
 * @param root the schema that references lead into
 */
export const checkReads = (
  condition: JsonSchema,
  subject: Subject,
  { root, pointer, report }: { root: JsonSchema; pointer: string; report: Report },
): void => {
  const visit = (
    declared: unknown,
    about: Subject,
    at: string,
    above: ReadonlySet<unknown> = new Set(),
  ): void => {
    if (!isJsonObject(declared)) return
    const { schema } = resolved(declared, root, at)
    const required = new Set([...above, ...requiredIn(schema)])
    checkMembers(schema, about, at, report)
    checkConstants(schema, about, at, report)
    for (const [name, part] of Object.entries(
      isJsonObject(schema.properties) ? schema.properties : {},
    )) {
      const where = pointerTo(at, 'properties', name)
      const member = about.members ? about.members.get(name) : unknownSubject(name)
      if (!member) continue
      if (!required.has(name) && isTest(part) && !member.fields.some(hasValueFromStart))
        report('condition-without-required', where, name)
      visit(part, member, where)
    }
    for (const keyword of ['items', 'contains'])
      visit(schema[keyword], about.item ?? unknownSubject(''), pointerTo(at, keyword))
    for (const keyword of SAME)
      visit(
        schema[keyword],
        about,
        pointerTo(at, keyword),
        keyword === 'then' && isJsonObject(schema.if)
          ? new Set([...required, ...requiredIn(schema.if)])
          : required,
      )
    for (const keyword of SAME_LISTS) {
      const parts = schema[keyword]
      if (Array.isArray(parts))
        parts.forEach((part, index) => visit(part, about, pointerTo(at, keyword, index), required))
    }
  }
  visit(condition, subject, pointer)
}

/** The names that a schema requires by itself and in `allOf`. */
const requiredIn = (schema: JsonSchema): readonly unknown[] => {
  const own: readonly unknown[] = Array.isArray(schema.required) ? schema.required : []
  const parts: readonly unknown[] = Array.isArray(schema.allOf) ? schema.allOf : []
  return [...own, ...parts.flatMap((part) => (isJsonObject(part) ? requiredIn(part) : []))]
}

const isTest = (part: unknown): boolean =>
  isJsonObject(part) && TESTS.some((keyword) => part[keyword] !== undefined)

/** A default, or a box that begins unticked. */
const hasValueFromStart = ({ schema, isRequired, widget }: Subject['fields'][number]): boolean =>
  schema.default !== undefined ||
  (isRequired && schema.type === 'boolean' && widgets[widget].startsAsNo === true)

/** Reports members that the subject does not have, each once. */
const checkMembers = (
  { properties, required }: JsonSchema,
  { name, members }: Subject,
  at: string,
  report: Report,
): void => {
  if (!members) return
  const reported = new Set<string>()
  const check = (member: unknown, where: string) => {
    if (typeof member !== 'string' || members.has(member) || reported.has(member)) return
    reported.add(member)
    report(
      'condition-unknown-field',
      where,
      `${name === '' ? '表单' : `“${name}”`}中没有${withNearest(member, members.keys(), '请使用表单中的字段名')}`,
    )
  }
  for (const member of Object.keys(isJsonObject(properties) ? properties : {}))
    check(member, pointerTo(at, 'properties', member))
  if (Array.isArray(required))
    required.forEach((member: unknown, index) => check(member, pointerTo(at, 'required', index)))
}

/** Reports constants that the subject can't have, and keywords that don't apply to it. */
const checkConstants = (schema: JsonSchema, subject: Subject, at: string, report: Report): void => {
  if (subject.fields.length === 0) return
  const constants: [unknown, string][] = [
    ...('const' in schema ? [[schema.const, pointerTo(at, 'const')] as [unknown, string]] : []),
    ...(Array.isArray(schema.enum)
      ? schema.enum.map((value: unknown, index): [unknown, string] => [
          value,
          pointerTo(at, 'enum', index),
        ])
      : []),
  ]
  for (const [value, where] of constants) {
    const wrong = subject.fields.map(({ schema: declared }) => wrongConstant(declared, value))
    const words = wrong.includes(undefined) ? undefined : wrong[0]
    if (words !== undefined) report('condition-mismatch', where, `“${subject.name}”${words}`)
  }
  const types = typesOf(subject)
  if (!types) return
  for (const keyword of LIMITS) {
    const needed = typesFor(keyword)
    if (schema[keyword] !== undefined && !needed.some((type) => types.has(type)))
      report(
        'condition-mismatch',
        pointerTo(at, keyword),
        `“${keyword}”只对 ${needed.join('、')} 起作用，“${subject.name}”的类型是 ${[...types].join('、')}，这里总是符合；请修改或去掉`,
      )
  }
}

/** Returns the words for a constant that a field can't have; undefined for one that it can. */
export const wrongConstant = (declared: JsonSchema, value: unknown): string | undefined => {
  const options = optionsOf(declared)
  if (options) {
    if (options.some((option) => isSame(option, value))) return undefined
    const meant = inOtherCase(options, value)
    return meant === undefined
      ? `没有选项 ${written(value)}，请使用 ${writtenList(options)}`
      : `没有选项“${String(value)}”，${proposal(meant)}`
  }
  const broken = brokenKeyword(declared, ['type', 'minimum', 'maximum', 'maxLength'])(value)
  return broken === undefined
    ? undefined
    : `不会是 ${written(value)}（${broken} ${written(declared[broken])}），请修改`
}

/** Returns the option that differs from a text by its case alone. */
const inOtherCase = (options: readonly unknown[], value: unknown): string | undefined =>
  options
    .filter((option) => typeof option === 'string')
    .find((option) => typeof value === 'string' && option.toLowerCase() === value.toLowerCase())
