import {
  readAgencyRules,
  readBillRules,
  readRules,
  type AgencyProductRules,
  type BillProductRules,
  type ProductRules,
} from '#schemas/api/product-rules.ts'
import type { Goods } from '#schemas/api/products.ts'
import { isNone, loanTermsInWords, type TermInWords } from '#schemas/loan-terms.ts'
import { formatMoney } from '#src/ui/display/money.ts'

const RECORDS: Readonly<Record<string, string>> = {
  invoice: '发票',
  order: '订单',
  receivable: '已确权应收账款',
}

/** Says the terms of a product's business in words: of a purchase, of cloud bills, or of its loans. */
export const termsOfProduct = (goods: Goods): TermInWords[] => {
  const [agency, bills] = [readAgencyRules(goods.agencyRules), readBillRules(goods.billRules)]
  if (agency) return agencyInWords(agency)
  if (bills) return billsInWords(bills)
  const loans = readRules(goods.loanRules)
  return loans ? rulesInWords(loans) : []
}

const agencyInWords = (rules: AgencyProductRules): TermInWords[] => [
  {
    name: '保证金',
    text: `货值的 ${rules.marginRate}%，订单受理后 ${rules.marginDays} 天内支付，逾期未付的订单关闭`,
  },
  { name: '额度类型', text: '代采金额（货值减保证金）占用循环额度，赎货后恢复' },
  {
    name: '资金占用费',
    text: `按已赎采购款、自采购入库日起的实际天数和额度的年费率计收，一年 360 天；到期后年费率 ${rules.overdueRate}%`,
  },
  { name: '服务费', text: '不收取' },
  { name: '赎货', text: '可分批付款提货，提前赎货只付到赎货日，不收手续费' },
  {
    name: '补缴保证金',
    text: `待赎采购款达到在库货值的 ${rules.callAt}% 时，须在 ${rules.callDays} 天内补缴；未补缴或到期未赎清的，平台可以处置货物`,
  },
]

const billsInWords = (rules: BillProductRules): TermInWords[] => [
  {
    name: '期限',
    text: `最长 ${rules.longestMonths} 个月，超过 ${rules.reasonAboveMonths} 个月的须说明原因`,
  },
  { name: '签收', text: `开立后 ${rules.acceptWithinDays} 天内由收款方签收，逾期退回` },
  {
    name: '转让',
    text: `${rules.receivers === 'platform' ? '可转让给平台的企业' : '可转让给云信组织架构内的企业'}，最多 ${rules.greatestDepth} 次，由受让方签收`,
  },
  {
    name: '拆分',
    text: `每份不少于 ${formatMoney(rules.leastAmount)?.amount ?? rules.leastAmount} 元，一张云信最多 ${rules.greatestPieces} 份`,
  },
  {
    name: '融资',
    text: rules.fundings
      .map(
        ({ name, annualRate, advanceRate }) =>
          `${name}年化利率 ${annualRate}%，融资比例 ${advanceRate}%，利息放款时扣收`,
      )
      .join('；'),
  },
  { name: '停止流转', text: `到期前 ${rules.stopsBeforeDays} 天起不再转让和融资` },
  { name: '兑付', text: '到期由开立方兑付' },
]

/** Says the terms of a product's loans in words; a term that the product does not state is left out. */
const rulesInWords = (rules: ProductRules): TermInWords[] => {
  const [interest, ...others] = loanTermsInWords(rules)
  return [
    ...(rules.pledge ? pledgeInWords(rules.pledge) : basisInWords(rules)),
    { name: '审批', text: approvalOf(rules) },
    ...(rules.pledge ? [] : [{ name: '额度类型', text: lineOf(rules) }]),
    { name: '提款', text: drawingOf(rules) },
    ...(interest ? [interest] : []),
    { name: '服务费', text: serviceFeeOf(rules) },
    ...others,
  ].filter(({ text }) => text !== '')
}

const basisInWords = (rules: ProductRules): TermInWords[] => [
  { name: '融资依据', text: basisOf(rules) },
  { name: '贸易背景确认', text: confirmationOf(rules) },
]

const pledgeInWords = (pledge: NonNullable<ProductRules['pledge']>): TermInWords[] => [
  { name: '融资依据', text: '本企业存放在监管仓、已评估的同种货物，无需授信额度' },
  {
    name: '质押率',
    text: `最多借到货物价值的 ${pledge.advanceRate}%，评估 ${pledge.appraisalDays} 天内有效`,
  },
  {
    name: '盯市',
    text: `借款达到货物价值的 ${pledge.warnAt}% 时提醒；达到 ${pledge.callAt}% 时须在 ${pledge.cureDays} 天内补足质物或归还本金；达到 ${pledge.enforceAt}%、未补足或逾期满 ${pledge.overdueDays} 天时，资金方可以处置质物`,
  },
]

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
