import { DAY_COUNTS, ROUNDINGS, METHODS } from '#schemas/finance-words.ts'
import { addDays, addIntervals, isDate, partsOf, type Interval } from './calendar.ts'
import { parseDecimal, parseYuan } from './ratio.ts'
import { PLAN_LIMITS, type PlanInput, type PlanTerms, type TermsIssue } from './terms.ts'

/** Checks the terms of a plan. @returns the terms, or what is wrong with each field */
export const readTerms = (
  input: PlanInput,
): { terms: PlanTerms; issues?: never } | { terms?: never; issues: TermsIssue[] } => {
  const issues: TermsIssue[] = []
  const add = (field: TermsIssue['field'], message: string): undefined =>
    void issues.push({ field, message })

  const amount = readAmount(input.amount, add)
  const annualRate = readRate(input.annualRate, add)
  const method = oneOf(METHODS, input.method) ?? add('method', '请选择还款方式')
  const dayCount = oneOf(DAY_COUNTS, input.dayCount) ?? add('dayCount', '请选择计息基准')
  const rounding = oneOf(ROUNDINGS, input.rounding ?? 'halfUp') ?? add('rounding', '请选择舍入方式')
  const every = readInterval(input.every, add)
  const isSingle = method === 'bullet' || method === 'daily'
  const term = readTerm(input, isSingle, add)
  const roundTo = readUnit(input.roundTo, add)
  const principalGrace = readGrace(input.principalGrace, { isSingle, periods: term?.periods }, add)
  const startDate = readDate(input.startDate) ?? add('startDate', '请填写正确的起息日')
  const firstDueDate = readFirstDueDate(input, { startDate, every }, add)
  if (startDate && every && term) checkEnd({ startDate, firstDueDate, every, ...term }, add)

  if (
    issues.length > 0 ||
    amount === undefined ||
    !annualRate ||
    !method ||
    !dayCount ||
    !rounding ||
    !every ||
    !term ||
    roundTo === undefined ||
    principalGrace === undefined ||
    !startDate
  )
    return { issues }
  return {
    terms: {
      amount,
      annualRate,
      method,
      dayCount,
      rounding,
      every,
      ...term,
      roundTo,
      principalGrace,
      startDate,
      firstDueDate,
    },
  }
}

type Add = (field: TermsIssue['field'], message: string) => undefined

const oneOf = <const T extends string>(options: readonly T[], value: unknown): T | undefined =>
  options.find((option) => option === value)

const readAmount = (value: unknown, add: Add): bigint | undefined => {
  const amount = parseDecimal(value)
  if (!amount) return add('amount', '请填写正确的金额')
  if (amount.over <= 0n) return add('amount', '金额必须大于 0')
  const fen = parseYuan(value)
  if (fen === undefined) return add('amount', '金额最多保留两位小数')
  return fen <= PLAN_LIMITS.amount ? fen : add('amount', '金额过大')
}

const readRate = (value: unknown, add: Add) => {
  const rate = parseDecimal(value)
  if (!rate) return add('annualRate', '请填写正确的年化利率')
  if (rate.over < 0n) return add('annualRate', '年化利率不能小于 0')
  if (rate.over > rate.under * BigInt(PLAN_LIMITS.annualRate))
    return add('annualRate', `年化利率不能超过 ${PLAN_LIMITS.annualRate}%`)
  if (rate.under > 10n ** BigInt(PLAN_LIMITS.ratePlaces))
    return add('annualRate', `年化利率最多保留 ${PLAN_LIMITS.ratePlaces} 位小数`)
  return rate
}

const readDate = (value: unknown): string | undefined => {
  if (!isDate(value)) return undefined
  const [year] = partsOf(value)
  return year >= 1970 && year <= PLAN_LIMITS.year ? value : undefined
}

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= most

const INTERVAL_LIMITS = { months: 12, weeks: 52, days: 366 } as const

const readInterval = (every: PlanInput['every'], add: Add): Interval | undefined => {
  if (every === undefined) return { months: 1 }
  const given = Object.entries(every).filter(([, count]) => count !== undefined)
  const [unit, count] = given[0] ?? []
  if (given.length !== 1 || (unit !== 'months' && unit !== 'weeks' && unit !== 'days'))
    return add('every', '还款间隔请按月、周、天中的一种填写')
  if (!isCount(count, INTERVAL_LIMITS[unit]))
    return add('every', `还款间隔应为 1 至 ${INTERVAL_LIMITS[unit]} 的整数`)
  return { [unit]: count } as Interval
}

const readTerm = (
  { periods, days }: PlanInput,
  isSingle: boolean,
  add: Add,
): { periods: number; days?: number } | undefined => {
  if (periods !== undefined && days !== undefined) return add('days', '期数与天数只能填写一项')
  if (days !== undefined) {
    if (!isSingle) return add('days', '这种还款方式请填写期数')
    return isCount(days, PLAN_LIMITS.days)
      ? { periods: 1, days }
      : add('days', `天数应为 1 至 ${PLAN_LIMITS.days} 的整数`)
  }
  if (periods === undefined) return add('periods', isSingle ? '请填写期数或天数' : '请填写期数')
  return isCount(periods, PLAN_LIMITS.periods)
    ? { periods }
    : add('periods', `期数应为 1 至 ${PLAN_LIMITS.periods} 的整数`)
}

const readUnit = (value: string | undefined, add: Add): bigint | undefined => {
  const unit = parseYuan(value ?? '0.01')
  return unit !== undefined && unit > 0n && unit <= PLAN_LIMITS.amount
    ? unit
    : add('roundTo', '取整单位应大于 0，最多保留两位小数')
}

const readGrace = (
  grace: number | undefined,
  { isSingle, periods }: { isSingle: boolean; periods: number | undefined },
  add: Add,
): number | undefined => {
  if (grace === undefined || grace === 0) return 0
  if (isSingle) return add('principalGrace', '到期一次还款时没有只付息的期数')
  if (!isCount(grace, PLAN_LIMITS.periods))
    return add('principalGrace', '只付息的期数应为不小于 0 的整数')
  return periods === undefined || grace < periods
    ? grace
    : add('principalGrace', '只付息的期数应小于总期数')
}

const readFirstDueDate = (
  { firstDueDate, days }: PlanInput,
  { startDate, every }: { startDate: string | undefined; every: Interval | undefined },
  add: Add,
): string | undefined => {
  if (firstDueDate === undefined) return undefined
  const date = readDate(firstDueDate)
  if (!date) return add('firstDueDate', '请填写正确的首次还款日')
  if (days !== undefined) return add('firstDueDate', '按天数借款时不需要首次还款日')
  if (startDate && date <= startDate) return add('firstDueDate', '首次还款日应晚于起息日')
  // The date that would be taken without it: a month that is shorter than the next ones moves none of theirs.
  return startDate && every && date === addIntervals(startDate, every, 1) ? undefined : date
}

const checkEnd = (
  {
    startDate,
    firstDueDate,
    every,
    periods,
    days,
  }: Pick<PlanTerms, 'startDate' | 'firstDueDate' | 'every' | 'periods' | 'days'>,
  add: Add,
): void => {
  const end =
    days !== undefined
      ? addDays(startDate, days)
      : firstDueDate
        ? addIntervals(firstDueDate, every, periods - 1)
        : addIntervals(startDate, every, periods)
  if (partsOf(end)[0] > PLAN_LIMITS.year || end.startsWith('+'))
    add(days === undefined ? 'periods' : 'days', '期限过长')
}
