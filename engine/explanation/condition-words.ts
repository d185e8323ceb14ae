import { openCondition } from '../expression/open-condition.ts'
import { resolved } from '../form/schema-parts.ts'
import type { Condition } from '../form/form-plan.ts'
import { isJsonObject } from '../json/object.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { conditionInWords } from './expression-words.ts'
import type { Topic } from './topic.ts'

/** Words the condition of a step for an author: “主体信息”的“企业规模”为“小型”. */
export const conditionWords = (source: JsonSchema | string, collected: Topic): string =>
  typeof source === 'string'
    ? conditionInWords(openCondition(source).node, collected.member)
    : schemaWords(source, collected)

/** Words the condition under which a field exists. @param object the object whose schema has the condition */
export const fieldConditionWords = (condition: Condition, object: Topic): string => {
  switch (condition.kind) {
    case 'if': {
      const words = schemaWords(condition.schema, object)
      return condition.expected ? words : negated(condition.schema, object, words)
    }
    case 'present':
      return `${object.member(condition.name).words}已填写`
    case 'branch':
      return joined(
        [...condition.constants].map(([name, values]) => oneOfWords(object.member(name), values)),
        '且',
        `选择第 ${condition.index + 1} 种`,
      )
  }
}

/** Words a JSON Schema as a condition of a value. */
const schemaWords = (condition: JsonSchema, about: Topic, root = condition): string => {
  const { schema } = resolved(condition, root, '')
  const parts = [
    ...memberWords(schema, about, root),
    ...Object.entries(TESTS).flatMap(([keyword, words]) =>
      keyword in schema ? [words(schema[keyword], about)] : [],
    ),
    ...nestedWords(schema, about, root),
  ]
  return joined(parts, '且', '始终成立')
}

/** Words the members that a schema reads; a member that is only required has a value. */
const memberWords = (schema: JsonSchema, about: Topic, root: JsonSchema): string[] => {
  const properties = isJsonObject(schema.properties) ? schema.properties : {}
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : []
  const tested = Object.entries(properties).flatMap(([name, part]) =>
    hasTests(part) ? [[name, part] as const] : [],
  )
  const names = new Set(tested.map(([name]) => name))
  return [
    ...tested.map(([name, part]) => schemaWords(part, about.member(name), root)),
    ...required.flatMap((name) =>
      typeof name === 'string' && !names.has(name) ? [`${about.member(name).words}已填写`] : [],
    ),
  ]
}

const hasTests = (part: unknown): part is JsonSchema =>
  isJsonObject(part) && Object.keys(part).length > 0

/** Words a keyword that tests a value by itself; undefined for any other. */
export const testWords = (keyword: string, value: unknown, about: Topic): string | undefined =>
  TESTS[keyword]?.(value, about)

/** The words of each keyword that tests a value by itself. */
const TESTS: Readonly<Record<string, (value: unknown, about: Topic) => string>> = {
  const: (value, about) => `${about.words}为${about.valueWords(value)}`,
  enum: (values, about) => oneOfWords(about, Array.isArray(values) ? values : []),
  minimum: (value, about) => `${about.words}不小于 ${about.valueWords(value)}`,
  exclusiveMinimum: (value, about) => `${about.words}大于 ${about.valueWords(value)}`,
  maximum: (value, about) => `${about.words}不大于 ${about.valueWords(value)}`,
  exclusiveMaximum: (value, about) => `${about.words}小于 ${about.valueWords(value)}`,
  multipleOf: (value, { words }) => `${words}为 ${String(value)} 的整数倍`,
  minLength: (value, { words }) =>
    value === 1 ? `${words}已填写` : `${words}不少于 ${String(value)} 个字`,
  maxLength: (value, { words }) => `${words}不多于 ${String(value)} 个字`,
  pattern: (value, { words }) => `${words}符合 /${String(value)}/`,
  format: (value, { words }) => `${words}符合格式 ${String(value)}`,
  minItems: (value, { words }) => `${words}至少有 ${String(value)} 项`,
  maxItems: (value, { words }) => `${words}至多有 ${String(value)} 项`,
  type: (value, { words }) =>
    words === '' ? '' : `${words}的类型为 ${[value].flat().join(' 或 ')}`,
}

/** Words the schemas within a schema that combine others. */
const nestedWords = (schema: JsonSchema, about: Topic, root: JsonSchema): string[] => {
  const each = (parts: unknown): string[] =>
    (Array.isArray(parts) ? parts : []).flatMap((part: unknown) =>
      isJsonObject(part) ? [schemaWords(part, about, root)] : [],
    )
  const within = (part: unknown, item: Topic) =>
    isJsonObject(part) ? schemaWords(part, item, root) : undefined
  const has = within(schema.contains, about.item())
  const all = within(schema.items, about.item())
  const not = within(schema.not, about)
  const test = within(schema.if, about)
  const then = within(schema.then, about)
  const otherwise = within(schema.else, about)
  return [
    ...each(schema.allOf),
    ...(Array.isArray(schema.anyOf) ? [bracketed(each(schema.anyOf), '或')] : []),
    ...(Array.isArray(schema.oneOf)
      ? [`恰有一项成立：${bracketed(each(schema.oneOf), '或')}`]
      : []),
    ...(has === undefined ? [] : [`${about.words}中有一项满足：${has}`]),
    ...(all === undefined ? [] : [`${about.words}的每一项满足：${all}`]),
    ...(not === undefined ? [] : [negated(schema.not as JsonSchema, about, not)]),
    ...(test !== undefined && then !== undefined ? [`若${test}则${then}`] : []),
    ...(test !== undefined && otherwise !== undefined ? [`若非（${test}）则${otherwise}`] : []),
  ]
}

const oneOfWords = (about: Topic, values: readonly unknown[]): string =>
  `${about.words}为${values.map(about.valueWords).join('或')}`

/** Words the opposite of a condition; a single test has an opposite of its own. */
const negated = (schema: JsonSchema, about: Topic, words: string): string => {
  const { properties, required, ...others } = schema
  const names = new Set([
    ...Object.keys(isJsonObject(properties) ? properties : {}),
    ...(Array.isArray(required) ? required : []),
  ])
  const [name] = names
  if (names.size === 1 && typeof name === 'string' && Object.keys(others).length === 0) {
    const part = isJsonObject(properties) ? properties[name] : undefined
    const member = about.member(name)
    return hasTests(part) ? negated(part, member, words) : `${member.words}未填写`
  }
  const [keyword, ...more] = Object.keys(schema)
  const opposite = more.length === 0 && keyword !== undefined ? OPPOSITES[keyword] : undefined
  return opposite ? opposite(schema[keyword ?? ''], about) : `并非（${words}）`
}

/** The words of the opposite of each keyword that has one. */
const OPPOSITES: typeof TESTS = {
  const: (value, about) => `${about.words}不为${about.valueWords(value)}`,
  enum: (values, about) =>
    `${about.words}不为${(Array.isArray(values) ? values : []).map(about.valueWords).join('或')}`,
  minimum: (value, about) => `${about.words}小于 ${about.valueWords(value)}`,
  exclusiveMinimum: (value, about) => `${about.words}不大于 ${about.valueWords(value)}`,
  maximum: (value, about) => `${about.words}大于 ${about.valueWords(value)}`,
  exclusiveMaximum: (value, about) => `${about.words}不小于 ${about.valueWords(value)}`,
  minItems: (value, { words }) =>
    value === 1 ? `${words}没有任何一项` : `${words}少于 ${String(value)} 项`,
  maxItems: (value, { words }) => `${words}多于 ${String(value)} 项`,
  minLength: (value, { words }) =>
    value === 1 ? `${words}未填写` : `${words}少于 ${String(value)} 个字`,
  maxLength: (value, { words }) => `${words}多于 ${String(value)} 个字`,
}

const bracketed = (parts: readonly string[], by: string): string =>
  parts.length > 1 ? `（${parts.join(` ${by} `)}）` : (parts[0] ?? '')

const joined = (parts: readonly string[], by: string, none: string): string => {
  const said = parts.filter((part) => part !== '')
  return said.length === 0 ? none : said.join(` ${by} `)
}
