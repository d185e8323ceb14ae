import { Environment } from '@marcbachmann/cel-js/evaluator'
import { triggerPrice } from '../finance/pledge.ts'
import { monthlyPayment } from '../finance/rent.ts'
import { isJsonObject } from '../json/object.ts'
import { ARITHMETIC, COMPARISON, Decimal, requireDecimal, ROUNDING } from './decimal.ts'

/** The budget of an evaluation, and the current date. */
export interface Run {
  /** Steps that are left; a definition is not trusted (docs/decisions/0004-limits.md). */
  left: number
  /** The current date, like 2026-11-20; undefined where expressions may not read it. */
  today?: string | undefined
}

/** Takes steps from the budget of an evaluation. @throws where none are left */
export const spend = (run: Run, steps: number): void => {
  run.left -= steps
  if (run.left < 0) throw new RangeError('too many steps')
}

/** A type that no value has: the checker's type of a saved amount, which is a text that counts as a number. */
class SavedAmount {
  readonly isSaved = true
}

/**
 * CEL with decimals in place of its numbers and the functions of this domain. Evaluation converts any text next to
 * a number to a number, since data of other forms is in its saved representation; the checker accepts only known
 * amounts there.
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
    // The library registers the swapped operands of `==` itself.
    for (const pair of pairs.filter((_, index) => sign !== '==' || index % 2 === 0))
      environment.registerOperator(`${pair.replace(' ', ` ${sign} `)}: ${result}`, mixed)
  }
}

type Binary = (left: unknown, right: unknown) => unknown

const registerFunctions = (environment: Environment, text: string, run: Run): void => {
  const define = (signature: string, handler: (...values: never[]) => unknown) =>
    environment.registerFunction(signature, { handler, async: false } as never)

  define('sum(list): decimal', (list: unknown[]) => total(run, list))
  // Caches sums: where every item computes its share of the total, every item asks for the same sum.
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
    for (const [name, round] of Object.entries(ROUNDING))
      define(`${name}(${type}, decimal): decimal`, (value: unknown, places: Decimal) =>
        round(requireDecimal(value), placesOf(places)),
      )
  for (const loan of ['decimal', text])
    for (const rate of ['decimal', text])
      define(
        `triggerPrice(${loan}, list, ${rate}): decimal`,
        (amount: unknown, goods: unknown[], percent: unknown) => {
          spend(run, goods.length)
          return triggerOf(requireDecimal(amount), goods, requireDecimal(percent))
        },
      )
  for (const [name, isInAdvance] of [
    ['instalment', false],
    ['instalmentInAdvance', true],
  ] as const)
    for (const amount of ['decimal', text])
      for (const rate of ['decimal', text])
        for (const periods of ['decimal', text])
          define(
            `${name}(${amount}, ${rate}, ${periods}): decimal`,
            (loan: unknown, percent: unknown, count: unknown) =>
              paymentOf(
                run,
                [loan, percent, count].map((one) => requireDecimal(one)),
                isInAdvance,
              ),
          )
  for (const type of new Set(['decimal', 'int', 'string', text]))
    define(`decimal(${type}): decimal`, requireDecimal)
  define('string(decimal): string', (value: Decimal) => value.toFixed())
}

/** Returns the price of `triggerPrice` in 元 a tonne. @throws if no price reaches the rate, and for goods that are none */
const triggerOf = (loan: Decimal, goods: readonly unknown[], percent: Decimal): Decimal => {
  if (goods.length === 0 || percent.lte(0)) throw new RangeError('no goods')
  const read = goods.map((one) => {
    const { weight, unit } = isJsonObject(one) ? one : {}
    return { kg: wholeOf(weight, 3), unit: wholeOf(unit, 2) }
  })
  const price = triggerPrice(wholeOf(loan, 2), read, percent.toFixed())
  if (price === undefined) throw new RangeError('no price')
  return new Decimal(String(price)).div(100)
}

/** Returns the monthly payment in 元. @throws where there is none */
const paymentOf = (
  run: Run,
  [loan, percent, count]: readonly Decimal[],
  isInAdvance: boolean,
): Decimal => {
  const periods = Number(count)
  spend(run, periods)
  const payment = monthlyPayment(wholeOf(loan, 2), percent?.toFixed() ?? '', {
    periods,
    isInAdvance,
  })
  if (payment === undefined) throw new RangeError('no payment')
  return new Decimal(String(payment)).div(100)
}

/** Counts a number in units of its last place: 分 of an amount in 元, kilograms of 吨. @throws for a finer one */
const wholeOf = (value: unknown, places: number): bigint => {
  const parts = requireDecimal(value).times(10 ** places)
  if (parts.lt(0) || !parts.eq(parts.round(0))) throw new RangeError('too fine')
  return BigInt(parts.toFixed(0))
}

const total = (run: Run, list: readonly unknown[]): Decimal => {
  spend(run, list.length)
  return list.reduce<Decimal>(
    (sum, item) => ARITHMETIC['+'](sum, requireDecimal(item)),
    new Decimal(0),
  )
}

/** Returns the values of one member of all items that have it. */
const reviewOf = (list: readonly unknown[], member: string): unknown[] =>
  list.flatMap((item) => (isJsonObject(item) && Object.hasOwn(item, member) ? [item[member]] : []))

const placesOf = (places: Decimal): number => {
  const count = Number(places)
  if (!Number.isInteger(count) || count < 0 || count > Decimal.DP) throw new RangeError('places')
  return count
}

const DAY = 86_400_000

/** Converts a date, or a date with a time, to days since 1970-01-01. */
const dayNumber = (moment: string): number => {
  const [, day] = /^(\d{4}-\d{2}-\d{2})( \d{2}:\d{2}:\d{2})?$/.exec(moment) ?? []
  const time = Date.parse(`${day}T00:00:00Z`)
  // Date.parse reads 2026-02-30 as a date in March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day)
    throw new RangeError('not a day')
  return time / DAY
}

/** Returns the date in China at a time (ms since 1970), whatever the time zone of the clock. */
export const dayInChina = (moment: number): string =>
  new Date(moment + 8 * 3_600_000).toISOString().slice(0, 10)
