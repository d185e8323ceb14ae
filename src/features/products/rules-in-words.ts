import type { ProductRules } from '#schemas/api/product-rules.ts'
import { isNone, loanTermsInWords, type TermInWords } from '#schemas/loan-terms.ts'
import { formatMoney } from '#src/ui/display/money.ts'

const RECORDS: Readonly<Record<string, string>> = {
  invoice: '发票',
  order: '订单',
  receivable: '已确权应收账款',
}

/** Says the terms of a product's loans in words; a term that the product does not state is left out. */
export const rulesInWords = (rules: ProductRules): TermInWords[] => {
  const [interest, ...others] = loanTermsInWords(rules)
  return [
    { name: '融资依据', text: basisOf(rules) },
    { name: '贸易背景确认', text: confirmationOf(rules) },
    { name: '审批', text: approvalOf(rules) },
    { name: '额度类型', text: lineOf(rules) },
    { name: '提款', text: drawingOf(rules) },
    ...(interest ? [interest] : []),
    { name: '服务费', text: serviceFeeOf(rules) },
    ...others,
  ].filter(({ text }) => text !== '')
}

const drawingOf = ({ automaticDraw, drawWithinDays }: ProductRules): string =>
  automaticDraw
    ? '批准当日日终自动放款，无需另行申请'
    : `批准后 ${drawWithinDays} 天内办理，逾期失效`

const lineOf = ({ usesLineOnce }: ProductRules): string =>
  usesLineOnce ? '一次性额度，还款后不恢复' : '循环额度，归还本金后恢复'

const basisOf = ({ basis }: ProductRules): string => {
  if (basis === 'bill') return '本企业持有的商业汇票'
  const record = RECORDS[basis]
  return record
    ? `在本企业的${record}中选择，同一${record}不能重复融资`
    : '无需提供发票、订单或应收账款'
}

const confirmationOf = ({ confirmation, basis }: ProductRules): string => {
  if (RECORDS[basis] === undefined) return '无需确认'
  if (basis === 'receivable') return '付款方已确权，无需再次确认'
  return confirmation ? '由核心企业在线确认后审批' : '无需核心企业确认'
}

const approvalOf = ({ secondPersonAbove }: ProductRules): string => {
  const limit = formatMoney(secondPersonAbove, 'auto')
  return limit ? `超过 ${limit.amount} ${limit.unit}的，由平台两人复核` : ''
}

const serviceFeeOf = ({ serviceFeeRate }: ProductRules): string =>
  isNone(serviceFeeRate) ? '不收取' : `放款时按放款金额的 ${serviceFeeRate}% 计收，15 天内在线缴纳`
