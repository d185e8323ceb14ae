import { openExpressions, type Surroundings } from '../expression/form-expressions.ts'
import { isDecimalFormat } from '../formats/formats.ts'
import { ITEM } from '../json/path-values.ts'
import { isJsonObject } from '../json/object.ts'
import { pointerTokens } from '../json/pointer.ts'
import { byPath, membersOf } from '../form/all-fields.ts'
import type { Field, FormPlan } from '../form/form-plan.ts'
import type { PlanForm, PlanStep, ProcessPlan } from '../process/plan.ts'
import { collectedByKey } from '../process/steps.ts'
import { isFilledIn } from '../validation/condition.ts'
import { ownValues } from './condition-values.ts'
import { formWithField } from './form-with-field.ts'
import { SAMPLE_NOW, sampleOf } from './sample-values.ts'
import { valueAt, withValueAt } from '../json/values-at.ts'

/** A rule of a field, with values of its form that keep it and values that break it; the schema holds for both. */
export interface RulePair {
  step: PlanStep
  form: PlanForm
  field: Field
  /** The rule as it is written. */
  source: string
  collected: Readonly<Record<string, unknown>>
  /** The moment at which the values keep and break it; ms. */
  now: number
  kept: Readonly<Record<string, unknown>>
  broken: Readonly<Record<string, unknown>>
}

/**
 * The rules of a process: those with a pair, and those for which none was found. Of a list that comes from elsewhere nothing is
 * known but its name: a rule over one is in neither.
 */
export interface RulePairs {
  pairs: readonly RulePair[]
  missing: readonly Omit<RulePair, 'collected' | 'now' | 'kept' | 'broken'>[]
}

/** The combinations of values that are tried at most, for one rule. */
const MOST_TRIED = 1000

/** Returns, for each rule of each form, values that keep it and values that break it; for one of a list's items, in the first. */
export const rulePairs = (plan: ProcessPlan): RulePairs => {
  const data = Object.fromEntries(
    plan.steps
      .flatMap(({ forms }) => forms)
      .map(({ id, plan: form }) => [id, sampleOf(form.root, 0)] as const),
  )
  const known = collectedByKey(plan, { data, external: {} })
  const all = plan.steps.flatMap((step) =>
    step.forms.flatMap((form) =>
      form.plan.fields.flatMap((field) =>
        field.rules.map((rule) => ({
          step,
          form,
          field,
          source: rule.source,
          found: pairOf(form.plan, field, rule, known),
        })),
      ),
    ),
  )
  return {
    pairs: all.flatMap(({ found, ...rule }) =>
      found ? [{ ...rule, ...found, now: SAMPLE_NOW }] : [],
    ),
    missing: all.flatMap(({ found, ...rule }) => (found || readsForeignList(rule) ? [] : [rule])),
  }
}

/** Tells whether a rule goes over a list that comes from elsewhere, itself or by a computed field that it reads. */
const readsForeignList = ({ field, source }: { field: Field; source: string }): boolean => {
  const computed = [...field.siblings.values()].flatMap((sibling) =>
    sibling.computed && new RegExp(`\\b${sibling.name}\\b`).test(source)
      ? [sibling.computed.source]
      : [],
  )
  return [source, ...computed].some((text) => FOREIGN_LIST.test(text))
}

const FOREIGN_LIST = /\bcollected(?:\.\w+){2,}\.(?:all|exists|exists_one|filter|map)\(/

const pairOf = (
  form: FormPlan,
  field: Field,
  { message, isRange }: Field['rules'][number],
  known: Readonly<Record<string, unknown>>,
): Pick<RulePair, 'collected' | 'kept' | 'broken'> | undefined => {
  const base = formWithField(form, field)
  if (!base) return undefined
  const { broken, compute } = openExpressions(form)
  const surroundings: Surroundings = { collected: withAmounts(known, field), now: SAMPLE_NOW }
  let kept: Readonly<Record<string, unknown>> | undefined
  let wrong: Readonly<Record<string, unknown>> | undefined
  for (const values of combinations(form, field, base)) {
    const data = compute(values, surroundings) as Record<string, unknown>
    if (!isFilledIn(form.valueSchema, data)) continue
    const isBroken = broken(data, surroundings).some(
      (issue) => isAt(issue.pointer, field) && (isRange || issue.message === message),
    )
    if (isBroken) wrong ??= data
    else if (valueAt(data, field.path) !== undefined) kept ??= data
    if (kept && wrong) return { collected: surroundings.collected, kept, broken: wrong }
  }
  return undefined
}

/** Tells whether a pointer into the form's values leads to a field, in any item of a list. */
const isAt = (pointer: string, { path }: Field): boolean => {
  const tokens = pointerTokens(pointer)
  return (
    tokens.length === path.length &&
    path.every((token, at) => token === ITEM || token === tokens[at])
  )
}

/**
 * Amounts that come from elsewhere: a product's limits are known only where there is a product. For a field with a list of
 * values it is the one in the middle, so that some are beyond it.
 */
const withAmounts = (
  known: Readonly<Record<string, unknown>>,
  field: Field,
): Record<string, unknown> => {
  const { rules } = field
  const own = ownValues(field)
  const amount = own.length > 0 ? String(own[Math.trunc(own.length / 2)]) : '100.00'
  const paths = rules.flatMap(({ source }) =>
    [...source.matchAll(/\bcollected((?:\.\w+|\[(["']).*?\2\])+)/g)].map(([, path = '']) =>
      [...path.matchAll(/\.(\w+)|\[(["'])(.*?)\2\]/g)].map(
        ([, name, , quoted]) => name ?? quoted ?? '',
      ),
    ),
  )
  return paths.reduce<Record<string, unknown>>(
    (collected, path) =>
      valueAt(collected, path) === undefined ? withValueAt(collected, path, amount) : collected,
    { ...known },
  )
}

/** The form's values with each of the values worth trying for the fields that the rules of a field read. */
const combinations = function* (
  form: FormPlan,
  field: Field,
  base: Readonly<Record<string, unknown>>,
): Generator<Record<string, unknown>> {
  const sources = field.rules.map(({ source }) => source).join(' ')
  const named = [...field.siblings.values()].filter(
    ({ name, computed }) =>
      computed === undefined && (name === field.name || new RegExp(`\\b${name}\\b`).test(sources)),
  )
  const inputs = inputsOf(field)
  // A rule of an item may read the form around its list.
  const outer = [...membersOf(form.root).values()].filter(
    ({ name, computed }) =>
      computed === undefined &&
      name !== field.path[0] &&
      new RegExp(`\\bform\\.${name}\\b`).test(sources),
  )
  const fields = byPath([...named, ...inputs, ...outer]).flatMap(([one]) => one ?? [])
  const choices = fields.map((one) => candidatesOf(one, sources))
  let tried = 0
  const visit = function* (
    at: number,
    data: Record<string, unknown>,
  ): Generator<Record<string, unknown>> {
    const one = fields[at]
    if (!one) {
      tried += 1
      yield data
      return
    }
    for (const value of choices[at] ?? []) {
      if (tried >= MOST_TRIED) return
      yield* visit(at + 1, withValueAt(data, one.path, value))
    }
  }
  yield* visit(0, { ...base })
}

/** Returns the fields with which a computed field changes: those that its expression names, and those behind them. */
const inputsOf = ({ name: own, computed, siblings }: Field): Field[] =>
  [...siblings.values()].flatMap((one) => {
    const isNamed =
      computed && one.name !== own && new RegExp(`\\b${one.name}\\b`).test(computed.source)
    if (!isNamed) return []
    return one.computed ? inputsOf(one) : [one]
  })

const candidatesOf = (field: Field, sources: string): unknown[] => {
  const { schema } = field
  const numbers = [...sources.matchAll(/\b\d+(\.\d+)?\b/g)].map(([number]) => Number(number))
  const limits = ['minimum', 'maximum'].flatMap((keyword) => {
    const limit = schema[keyword]
    return typeof limit === 'number' ? [limit] : []
  })
  const amounts = [...new Set([...numbers, ...limits, 100])].flatMap((number) => [
    number,
    number + 1,
    number - 1,
    number * 2,
  ])
  const sample = sampleOf(field, 0)
  if (schema.type === 'integer' || schema.type === 'number')
    return [sample, ...ownValues(field), ...amounts]
  if (schema.type === 'array') return [sample, ...listsOf(field, sources)]
  if (schema.type !== 'string') return [sample, ...ownValues(field)]
  if (schema.format === 'date') return [sample, ...DAYS]
  if (isDecimalFormat(schema.format)) return [sample, ...amounts.map((number) => number.toFixed(2))]
  const texts = [...sources.matchAll(/(["'])(.*?)\1/g)].map(([, , text]) => text)
  // A rule may ask for the value itself.
  const absent = sources.includes(`has(self.${field.name})`) ? [undefined] : []
  return [sample, ...ownValues(field), ...texts, ...absent]
}

/** Lists of one, two and three rows, in which each number has each of its values in turn. */
const listsOf = ({ item }: Field, sources: string): unknown[] => {
  const row = item && sampleOf(item, 0)
  if (!item || !isJsonObject(row)) return []
  return [...item.members.values()]
    .filter(({ schema: { type, format } }) => type !== 'string' || format !== undefined)
    .flatMap((member) =>
      candidatesOf(member, sources).flatMap((value) =>
        [1, 2, 3].map((length) => Array.from({ length }, () => ({ ...row, [member.name]: value }))),
      ),
    )
}

const DAYS = ['2020-01-01', '2026-01-14', '2026-01-15', '2026-01-16', '2099-12-31']
