import type { Field, FormPlan } from '../../form/form-plan.ts'
import { ruleAt } from '../../expression/rule-at.ts'
import { isDecimalFormat } from '../../formats/formats.ts'
import { optionsOf } from '../values/broken-keyword.ts'
import { openExpressions } from '../../expression/form-expressions.ts'
import { pointerTo } from '../../json/pointer.ts'
import type { Diagnostic, Report } from '../../language/diagnostic.ts'
import { holds } from '../../validation/condition.ts'

/** The combinations of values that are tried at most. */
const MOST_TRIED = 3000

/**
 * Reports rules that no values satisfy together with each other and with the schema, and rules that all values satisfy.
 * Only rules that compare amounts, numbers, dates, options and texts of the form with each other and with constants are
 * tried: for those, the constants, the limits of the schema and their neighbours show every outcome.
 * @param pointer JSON pointer to the form's content
 * @param reported the findings so far: a rule that has one is not judged
 */
export const checkRules = (
  form: FormPlan,
  pointer: string,
  reported: readonly Diagnostic[],
  report: Report,
): void => {
  const groups = groupsOf(form)
  if (groups.length === 0) return
  const expressions = openExpressions(form)
  for (const group of groups) {
    const candidates = group.map((field) => candidatesOf(field, group))
    const count = candidates.reduce((product, { length }) => product * length, 1)
    const [first] = group.flatMap(({ rules }) => rules)
    if (!first || count > MOST_TRIED) continue
    const pointers = new Set(group.map(({ name }) => pointerTo('', name)))
    let isPossible = false
    const broken = new Set<unknown>()
    for (const values of combinationsOf(candidates)) {
      const data = Object.fromEntries(group.map(({ name }, at) => [name, values[at]]))
      const issues = expressions
        .broken(data, { collected: {} })
        .filter((issue) => pointers.has(issue.pointer))
      isPossible ||= issues.length === 0
      for (const issue of issues) broken.add(ruleAt(form.fields, issue)?.rule)
    }
    for (const rule of isPossible && count > 0 ? group.flatMap(distinctRules) : []) {
      const at = `${pointer}/uiSchema${rule.pointer}`
      if (!broken.has(rule) && !reported.some((one) => one.pointer.startsWith(at)))
        report('rule-without-effect', at, rule.source)
    }
    if (!isPossible)
      report(
        'rules-contradict',
        `${pointer}/uiSchema${first.pointer}`,
        group.map(({ title }) => `“${title}”`).join('、'),
      )
  }
}

/** The rules of a field that an issue tells apart. */
const distinctRules = ({ rules }: Field): Field['rules'][number][] =>
  rules.filter(
    ({ isRange, message }) =>
      !isRange && rules.filter((other) => other.message === message).length === 1,
  )

/** The fields that comparisons connect, in groups. */
const groupsOf = ({ root }: FormPlan): Field[][] => {
  const comparable = new Map([...root.members].filter(([, field]) => kindOf(field) !== undefined))
  const groups: Set<Field>[] = []
  for (const field of comparable.values()) {
    const names = field.rules.map(({ source }) => namesIn(source))
    if (names.length === 0) continue
    const read = names.flatMap((one) => one ?? [''])
    // A rule that reads anything else may hold or not, whatever these values are.
    if (!read.every((name) => comparable.has(name))) continue
    const members = [field, ...read.flatMap((name) => comparable.get(name) ?? [])]
    const known = groups.filter((group) => members.some((one) => group.has(one)))
    for (const group of known) groups.splice(groups.indexOf(group), 1)
    groups.push(new Set([...known.flatMap((group) => [...group]), ...members]))
  }
  return groups.map((group) => [...group])
}

/** The names that a comparison reads; undefined for an expression that does more than compare. */
const namesIn = (source: string): string[] | undefined => {
  const withoutTexts = source.replaceAll(TEXT, '0')
  if (!COMPARISON.test(withoutTexts)) return undefined
  const names = withoutTexts.match(/[A-Za-z_]\w*/g) ?? []
  return names.filter((name) => !WORDS.includes(name))
}

const TEXT = /"[^"]*"|'[^']*'/g
const COMPARISON = /^[\w\s.()<>=!&|]+$/
const WORDS = ['self', 'decimal', 'size', 'true', 'false']

type Kind = 'integer' | 'number' | 'amount' | 'date' | 'options' | 'text'

const kindOf = ({ schema, conditions, computed }: Field): Kind | undefined => {
  if (conditions.length > 0 || computed !== undefined) return undefined
  if (optionsOf(schema)) return 'options'
  const { type, format, pattern } = schema
  if (type === 'boolean') return 'options'
  if (type === 'integer' || type === 'number') return type
  if (type !== 'string') return undefined
  if (format === 'date') return 'date'
  if (isDecimalFormat(format)) return 'amount'
  return format === undefined && pattern === undefined ? 'text' : undefined
}

/** The values of a field on which the outcome of the group's rules may change. */
const candidatesOf = (field: Field, group: readonly Field[]): unknown[] => {
  const kind = kindOf(field)
  const sources = group.flatMap(({ rules }) => rules.map(({ source }) => source)).join(' ')
  const around = group.flatMap((_, at) => [-at - 1, at + 1])
  const near = [0, ...around]
  if (kind === 'options') return [...(optionsOf(field.schema) ?? [true, false])]
  if (kind === 'text') return textsFor(field, sources).filter((value) => holds(field.schema, value))
  const values =
    kind === 'date'
      ? datesIn(sources).flatMap((day) => near.map((days) => dayAfter(day, days)))
      : [...numbersIn(sources), ...group.flatMap(limitsOf)].flatMap((number) =>
          near.map((steps) => stepped(number, steps, kind)),
        )
  return [...new Set(values)].filter((value) => holds(field.schema, value))
}

/** The texts that rules name, two others, and texts of the lengths around those that rules and the schema name. */
const textsFor = ({ schema }: Field, sources: string): string[] => {
  const named = [...sources.matchAll(TEXT)].map(([text]) => text.slice(1, -1))
  const limits = [schema.minLength, schema.maxLength].filter((one) => typeof one === 'number')
  const counts = /\bsize\b/.test(sources) ? numbersIn(sources) : []
  const lengths = [...limits, ...counts].flatMap((count) => [count - 1, count, count + 1])
  const short = lengths.filter((length) => length > 0 && length <= LONGEST)
  return [
    ...new Set([
      ...named,
      ...short.flatMap((length) => ['甲'.repeat(length), '乙'.repeat(length)]),
      '甲',
      '乙',
    ]),
  ]
}

/** Characters; longer texts are not tried. */
const LONGEST = 2000

const datesIn = (sources: string): string[] => [
  '2026-01-01',
  ...(sources.match(/\d{4}-\d{2}-\d{2}/g) ?? []),
]

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const numbersIn = (sources: string): number[] => [
  100,
  ...(sources.replaceAll(TEXT, ' ').match(/\b\d+(\.\d+)?\b/g) ?? []).map(Number),
]

const limitsOf = ({ schema }: Field): number[] =>
  ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].flatMap((keyword) => {
    const limit = schema[keyword]
    return typeof limit === 'number' ? [limit] : []
  })

/** Amounts have two decimal places. */
const stepped = (number: number, steps: number, kind: Kind | undefined): unknown => {
  if (kind === 'integer') return Math.round(number) + steps
  const value = Math.round(number * 100 + steps) / 100
  return kind === 'amount' ? value.toFixed(2) : value
}

const combinationsOf = (candidates: readonly (readonly unknown[])[]): unknown[][] =>
  candidates.reduce<unknown[][]>(
    (rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  )
