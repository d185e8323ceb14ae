import { Environment } from '@marcbachmann/cel-js/evaluator'
import { isJsonObject } from '../json/object.ts'
import { ARITHMETIC, COMPARISON, Decimal, requireDecimal } from './decimal.ts'

/** What an evaluation may use up, and the day on which it happens. */
export interface Run {
  /** Steps that are left; a definition is not trusted (docs/decisions/0004-limits.md). */
  left: number
  /** The day, like 2026-11-20; undefined where nobody may ask. */
  today?: string
}

/** Uses up some of a run. @throws where nothing is left */
export const spend = (run: Run, steps: number): void => {
  run.left -= steps
  if (run.left < 0) throw new RangeError('too many steps')
}

/** A type that no value has: what a checker calls a saved amount, which is a text that counts as a number. */
class SavedAmount {
  readonly isSaved = true
}

/**
 * CEL with decimals in place of its numbers and the functions of this field. Evaluating, any text beside
 * a number counts as one, since data of other forms is as it was saved; checking, only what is known to
 * be an amount does.
 */
export const createEnvironment = (run: Run, purpose: 'evaluate' | 'check'): Environment => {
  const environment = new Environment({
    unlistedVariablesAreDyn: purpose === 'evaluate',
    homogeneousAggregateLiterals: false,
    limits: {
      maxAstNodes: 500,
      maxDepth: 20,
      maxListElements: 50,
      maxMapEntries: 0,
      maxCallArguments: 3,
    },
  })
  environment.registerType('decimal', { ctor: Decimal as unknown as new () => object, fields: {} })
  if (purpose === 'check')
    environment.registerType('savedAmount', { ctor: SavedAmount, fields: {} })
  const text = purpose === 'check' ? 'savedAmount' : 'string'
  registerOperators(environment, text)
  registerFunctions(environment, text, run)
  return environment
}

const registerOperators = (environment: Environment, text: string): void => {
  const pairs = ['decimal int', 'int decimal', `decimal ${text}`, `${text} decimal`]
  environment.registerOperator('-decimal: decimal', ((value: Decimal) => value.neg()) as Binary)
  for (const [sign, compute] of Object.entries({ ...ARITHMETIC, ...COMPARISON })) {
    const result = sign in ARITHMETIC ? 'decimal' : 'bool'
    const mixed = ((one: unknown, other: unknown) =>
      compute(requireDecimal(one), requireDecimal(other))) as Binary
    environment.registerOperator(`decimal ${sign} decimal: ${result}`, compute as Binary)
    // The library turns round what it is told of `==`.
    for (const pair of pairs.filter((_, index) => sign !== '==' || index % 2 === 0))
      environment.registerOperator(`${pair.replace(' ', ` ${sign} `)}: ${result}`, mixed)
  }
}

type Binary = (left: unknown, right: unknown) => unknown

const registerFunctions = (environment: Environment, text: string, run: Run): void => {
  const define = (signature: string, handler: (...values: never[]) => unknown) =>
    environment.registerFunction(signature, { handler, async: false } as never)

  define('sum(list): decimal', (list: unknown[]) => total(run, list))
  // For each item's share of the whole, every item asks for the same sum.
  const totals = new WeakMap<unknown[], Map<string, Decimal>>()
  define('sum(list, string): decimal', (list: unknown[], member: string) => {
    const known = totals.get(list) ?? new Map<string, Decimal>()
    totals.set(list, known)
    const sum = known.get(member) ?? total(run, reviewOf(list, member))
    known.set(member, sum)
    return sum
  })
  define(
    'days(string, string): decimal',
    (from: string, to: string) => new Decimal(dayNumber(to) - dayNumber(from)),
  )
  define('today(): string', () => {
    if (run.today === undefined) throw new RangeError('no clock')
    return run.today
  })
  for (const type of ['decimal', 'int', text])
    define(`round(${type}, decimal): decimal`, (value: unknown, places: Decimal) =>
      requireDecimal(value).round(placesOf(places)),
    )
  for (const type of new Set(['decimal', 'int', 'string', text]))
    define(`decimal(${type}): decimal`, requireDecimal)
  define('string(decimal): string', (value: Decimal) => value.toFixed())
}

const total = (run: Run, list: readonly unknown[]): Decimal => {
  spend(run, list.length)
  return list.reduce<Decimal>(
    (sum, item) => ARITHMETIC['+'](sum, requireDecimal(item)),
    new Decimal(0),
  )
}

/** A member of every item that has it. */
const reviewOf = (list: readonly unknown[], member: string): unknown[] =>
  list.flatMap((item) => (isJsonObject(item) && Object.hasOwn(item, member) ? [item[member]] : []))

const placesOf = (places: Decimal): number => {
  const count = Number(places)
  if (!Number.isInteger(count) || count < 0 || count > Decimal.DP) throw new RangeError('places')
  return count
}

const DAY = 86_400_000

/** Days since 1970-01-01, of a day or of a day and its time. */
const dayNumber = (moment: string): number => {
  const [, day] = /^(\d{4}-\d{2}-\d{2})( \d{2}:\d{2}:\d{2})?$/.exec(moment) ?? []
  const time = Date.parse(`${day}T00:00:00Z`)
  // Date.parse takes 2026-02-30 for a day in March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day)
    throw new RangeError('not a day')
  return time / DAY
}

/** The day in China at a moment (ms since 1970), wherever the clock stands. */
export const dayInChina = (moment: number): string =>
  new Date(moment + 8 * 3_600_000).toISOString().slice(0, 10)
