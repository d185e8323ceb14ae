import { PRODUCT_TYPES } from '#schemas/api/products.ts'
import { productFile, type ProductFile } from '#schemas/process/product-file.ts'
import { parseDecimal } from '../../finance/ratio.ts'
import { pointerTo } from '../../json/pointer.ts'
import type { Severity } from '../../language/diagnostic.ts'
import { withNearest } from '../words/nearest-word.ts'

/** A finding about a product, with its place: a JSON pointer into the file. */
export interface ProductFinding {
  pointer: string
  /** For the analyst: what is wrong, and what would be right. */
  message: string
  severity: Severity
}

type Report = (pointer: string, message: string, severity?: Severity) => void

/** Checks a product file and returns what is wrong. @param others the products beside it */
export const productFindings = (
  json: unknown,
  others: readonly unknown[] = [],
): ProductFinding[] => {
  const findings: ProductFinding[] = []
  const report: Report = (pointer, message, severity = 'error') =>
    void findings.push({ pointer, message, severity })
  const product = checkProduct(json, report)
  if (product)
    checkBeside(
      product,
      others.flatMap((one) => productFile.safeParse(one).data ?? []),
      report,
    )
  return findings
}

/**
 * Checks a product by itself: its shape, ranges that hold a value, rules that fit its type and each other, and words that promise
 * what the rules give.
 * @returns the product; undefined if its shape is wrong
 */
const checkProduct = (json: unknown, report: Report): ProductFile | undefined => {
  const read = productFile.safeParse(json)
  if (!read.success) {
    for (const issue of read.error.issues) {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys : []
      const path = issue.path.map(String)
      for (const name of unknown)
        report(pointerTo('', ...path, name), `“${name}”不起作用：请检查拼写，或删除`)
      if (unknown.length === 0) report(pointerTo('', ...path), problemOf(issue))
    }
    return undefined
  }
  const product = read.data
  checkRanges(product, report)
  checkRules(product, report)
  checkWords(product, report)
  return product
}

/** Checks a product beside others: its id stands once, and its group is there. */
const checkBeside = (
  { id, group, name }: ProductFile,
  others: readonly ProductFile[],
  report: Report,
): void => {
  const replaced = others.find((one) => one.id === id)
  if (replaced) report('/id', `“${name}”的 id 与“${replaced.name}”相同，发布后会取代它`, 'warning')
  const groups = others.filter(({ isGroup }) => isGroup).map((one) => one.id)
  if (group !== undefined && !groups.includes(group))
    report('/group', withNearest(group, groups, `没有产品组 ${group}`))
}

type Issue = NonNullable<ReturnType<typeof productFile.safeParse>['error']>['issues'][number]

const problemOf = (issue: Issue): string => {
  if (issue.code === 'invalid_value') return `应为 ${issue.values.join('、')} 之一`
  if (issue.code === 'invalid_type') return `应为 ${TYPES[issue.expected] ?? issue.expected}`
  return '值的写法不正确，或超出范围'
}

const TYPES: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数字',
  int: '整数',
  boolean: 'true 或 false',
  array: '列表',
  object: '对象',
}

const RANGES = { amount: '额度', annualRate: '年化利率', termDays: '期限' } as const

const checkRanges = (product: ProductFile, report: Report): void => {
  for (const [name, title] of Object.entries(RANGES)) {
    const { least, most } = product[name as keyof typeof RANGES]
    if (isMore(least, most)) report(`/${name}`, `${title}的下限 ${least} 大于上限 ${most}`)
  }
}

/** The rules that products of a type have beside those of loans. */
const RULES_OF_TYPE: Readonly<Record<number, 'agency' | 'bills'>> = { 2: 'agency', 3: 'bills' }

const checkRules = (product: ProductFile, report: Report): void => {
  const { type, loans } = product
  if (!PRODUCT_TYPES.has(type))
    report('/type', `没有类型 ${type}，可用的有 ${[...PRODUCT_TYPES.keys()].join('、')}`)
  if (type === 2 && !product.agency) report('/agency', '代采产品须写明 agency')
  for (const name of ['agency', 'bills'] as const)
    if (product[name] && RULES_OF_TYPE[type] !== name)
      report(`/${name}`, `${PRODUCT_TYPES.get(type) ?? type}不使用 ${name}，请删除`)
  if (loans.pledge && type !== 4) report('/loans/pledge', '只有动产质押产品使用 pledge，请删除')
  checkBands(loans.penalty?.bands ?? [], report)
  checkPledge(loans.pledge, report)
  const order = loans.allocation?.order
  if (order && new Set(order).size < 4)
    report('/loans/allocation/order', '须写明罚息、费用、利息、本金的次序，各一次')
}

const checkBands = (
  bands: NonNullable<NonNullable<ProductFile['loans']['penalty']>['bands']>,
  report: Report,
): void => {
  bands.forEach(({ fromDay }, index) => {
    const at = pointerTo('/loans/penalty/bands', index, 'fromDay')
    const before = bands[index - 1]?.fromDay
    if (before === undefined && fromDay !== 0) report(at, '罚息的第一段应从第 0 天开始')
    if (before !== undefined && fromDay <= before) report(at, '罚息的各段应按天数从小到大')
  })
}

const checkPledge = (pledge: ProductFile['loans']['pledge'], report: Report): void => {
  if (!pledge) return
  const { advanceRate, warnAt, callAt, enforceAt } = pledge
  const lines = [
    ['质押率', advanceRate],
    ['预警线', warnAt],
    ['补足线', callAt],
    ['处置线', enforceAt],
  ] as const
  lines.forEach(([title, rate], index) => {
    const [before, least] = lines[index - 1] ?? []
    if (before !== undefined && least !== undefined && !isMore(rate, least))
      report('/loans/pledge', `${title} ${rate}% 应高于${before} ${least}%`)
  })
}

/** The words for a way of repayment; a product of purchase agency and of cloud bills has words of its own. */
const METHOD_WORDS: Readonly<Record<ProductFile['loans']['method'], string>> = {
  bullet: '一次',
  interestFirst: '按月付息',
  equalInstalments: '等额本息',
  equalPrincipal: '等额本金',
  daily: '按日计息',
}

const checkWords = (product: ProductFile, report: Report): void => {
  const { type, repayment, loans } = product
  const others = Object.entries(METHOD_WORDS).filter(([method]) => method !== loans.method)
  if (type !== 3 && loans.basis !== 'bill') {
    const wrong = others.find(([, words]) => repayment.includes(words))
    if (wrong) report('/repayment', `“${repayment}”，而规则为“${METHOD_WORDS[loans.method]}”`)
  }
  const figures = new Set(percentsOf(product).map(Number))
  const stated = [
    ['/summary', product.summary] as const,
    ...product.features.map((text, index) => [pointerTo('/features', index), text] as const),
  ]
  for (const [at, text] of stated)
    for (const [, figure = ''] of text.matchAll(/(\d+(?:\.\d+)?)\s*%/g))
      if (!figures.has(Number(figure))) report(at, `“${text}”中的 ${figure}% 不在规则里`)
}

/** Returns all rates of a product's rules. */
const percentsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return /^\d{1,3}(\.\d+)?$/.test(value) ? [value] : []
  if (typeof value === 'number') return [String(value)]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(percentsOf) : []
}

const isMore = (one: string | number, other: string | number): boolean => {
  const [a, b] = [parseDecimal(String(one)), parseDecimal(String(other))]
  return a !== undefined && b !== undefined && a.over * b.under > b.over * a.under
}
