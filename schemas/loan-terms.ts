import type { Purpose } from './api/loans.ts'

/** The terms of a loan, or of a product's loans, by the words of engine/finance/loan-terms.ts; '' and undefined are not stated. */
export interface LoanTermsToSay {
  method: string
  dayCount: string
  /** The unit of an instalment in 元; the cent by default. */
  roundTo?: string | undefined
  rounding?: string | undefined
  /** The base of interest: the balance by default, or the amount of the loan. */
  interestOn?: string | undefined
  prepayment?: SaidPrepayment | undefined
  penalty?: SaidPenalty | undefined
  allocation?: { direction: string; order: readonly string[] } | undefined
}

interface SaidPrepayment {
  way?: string | undefined
  feeRate?: string | undefined
  interest?: string | undefined
}

interface SaidPenalty {
  base: string
  graceDays: number
  once?: string | undefined
  bands: readonly Band[]
}

interface Band {
  fromDay: number
  rate: string
  per: number
}

/** One term in words. */
export interface TermInWords {
  name: string
  text: string
}

/** The names of the ways of repayment. */
export const METHOD_NAMES: Readonly<Record<string, string>> = {
  bullet: '到期一次性还本付息',
  interestFirst: '先息后本',
  equalInstalments: '等额本息',
  equalPrincipal: '等额本金',
  daily: '按日计息，到期还本付息',
}

/** The name of the yearly cost of a loan with every fee (engine/finance/yearly-cost.ts). */
export const YEARLY_COST_NAME = '综合融资成本（年化）'

/** Names the days of the year that interest is computed by. */
export const DAY_COUNT_NAMES: Readonly<Record<string, string>> = {
  '30/360': '每月按 30 天、一年按 360 天计息',
  'actual/360': '按实际天数、一年 360 天计息',
  'actual/364': '按实际天数、一年 364 天计息',
  'actual/365': '按实际天数、一年 365 天计息',
  'actual/actual': '按实际天数、当年实际天数计息',
}

/** The names of the parts of an instalment, in the order in which they are paid by default. */
export const PART_NAMES = {
  penalty: '罚息',
  fee: '费用',
  interest: '利息',
  principal: '本金',
} as const

/** Returns the name of a part by its word on the wire. */
export const partName = (part: string): string =>
  Object.entries(PART_NAMES).find(([name]) => name === part)?.[1] ?? part

/** Returns the name of a way of repayment. */
export const methodName = (method: string): string => METHOD_NAMES[method] ?? method

/** Says the terms by which a loan is computed and repaid; a term that is not stated is left out. */
export const loanTermsInWords = (terms: LoanTermsToSay): TermInWords[] =>
  [
    { name: '计息', text: interestOf(terms) },
    { name: '提前还款', text: prepaymentOf(terms) },
    { name: '逾期罚息', text: penaltyOf(terms) },
    { name: '还款入账顺序', text: allocationOf(terms) },
  ].filter(({ text }) => text !== '')

/** The state of a loan on the day of a payment. */
interface Standing {
  /** The interest of the current period is charged up to its end. */
  isWhole: boolean
  /** One instalment alone is left. */
  isLast: boolean
}

/** Says what a kind of repayment pays of a loan, by the loan's terms. */
export const purposeInWords = (
  purpose: Purpose,
  { prepayment }: Pick<LoanTermsToSay, 'prepayment'>,
  { isWhole, isLast }: Standing,
): string => {
  const fee = feeOf(prepayment?.feeRate)
  const until = interestUntil(isWhole)
  switch (purpose) {
    case 'due':
      return '还清今日到期和已逾期的全部款项。'
    case 'next':
      return `提前还清下一期：利息计至到期日，${NO_FEE}，到期日无需再还${isLast ? '；不超过全部结清的金额' : ''}。`
    case 'instalment':
      return `还清所选期次及之前的各期：下一期的利息计至到期日，${NO_FEE}；其后各期只还本金，${fee}。`
    case 'other':
      return `先还到期款项，其余归还截至今日的利息和本金；提前归还的本金，${until}，${fee}。`
    case 'principal':
      return `金额用于归还本金，本期利息仍在到期日支付；${until}，${fee}。`
    case 'settle':
      return `还清全部本金、利息和费用；${until}，${fee}。`
  }
}

const NO_FEE = '不收手续费'

const interestUntil = (isWhole: boolean): string =>
  isWhole ? '利息计至当期期末' : '利息计至还款当日'

const feeOf = (feeRate = ''): string =>
  isNone(feeRate) ? NO_FEE : `手续费为提前归还本金的 ${feeRate}%`

/** Tells whether a percentage is none. */
export const isNone = (rate: string): boolean => /^0*(\.0*)?$/.test(rate)

const interestOf = ({ dayCount, roundTo = '', rounding, interestOn }: LoanTermsToSay): string => {
  const unit = roundTo === '' || roundTo === '0.01' ? '分' : `${roundTo} 元`
  const way = rounding === 'halfEven' ? '四舍六入五成双' : '四舍五入'
  return clauses(
    DAY_COUNT_NAMES[dayCount],
    interestOn === 'amount' && '各期均以借款金额计息',
    '算头不算尾',
    `每期金额按${unit}${way}`,
  )
}

/** Joins the clauses of a term; one that is not stated is left out. */
const clauses = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('；')

const WAYS: Readonly<Record<string, string>> = {
  fewerInstalments: '每期金额不变，缩短期限',
  smallerInstalments: '期数不变，减少每期金额',
  nextInstalments: '抵扣后续各期',
}

const prepaymentOf = ({ prepayment }: LoanTermsToSay): string => {
  if (!prepayment) return ''
  const { way = '', feeRate, interest } = prepayment
  return clauses(WAYS[way], interestUntil(interest === 'toPeriodEnd'), feeOf(feeRate))
}

const BASES: Readonly<Record<string, string>> = {
  principal: '逾期本金',
  principalInterest: '逾期本金和利息',
  principalInterestFee: '逾期本金、利息和费用',
}

const penaltyOf = ({ penalty }: LoanTermsToSay): string => {
  if (!penalty) return ''
  const { base, graceDays, once, bands } = penalty
  return clauses(
    graceDays > 0 ? `到期后 ${graceDays} 天内还清不收，超过的自到期日起计收` : '自到期日起计收',
    BASES[base] && `以${BASES[base]}为基数`,
    once && `每期一次 ${once}%`,
    ...bands.map((band, place) => spanOf(bands, place) + rateOf(band)),
  )
}

const spanOf = (bands: readonly Band[], place: number): string => {
  if (bands.length === 1) return ''
  const [from, next] = [bands[place]?.fromDay ?? 0, bands[place + 1]?.fromDay]
  if (next === undefined) return `逾期满 ${from} 天后`
  return from === 0 ? `逾期 ${next} 天内` : `逾期 ${from} 至 ${next} 天`
}

const rateOf = ({ rate, per }: Band): string => {
  if (per === 1) return `日利率 ${rate}%`
  return per === 360 || per === 365 ? `年化利率 ${rate}%` : `每 ${per} 天 ${rate}%`
}

const allocationOf = ({ allocation }: LoanTermsToSay): string => {
  if (!allocation) return ''
  const order = allocation.order.map(partName).join('、')
  return allocation.direction === 'vertical'
    ? `各期合并，依次偿还${order}`
    : `先到期的先还，每期依次偿还${order}`
}
