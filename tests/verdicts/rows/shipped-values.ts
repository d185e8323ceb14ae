import type { Values } from '../verdict.ts'

/** The customer's files by id; the backend stores them (backend.ts). */
export const shippedFiles: Record<string, string> = {}

/** A new file of the customer, as the backend describes it. */
const file = (name: string) => {
  const id = String(9001 + Object.keys(shippedFiles).length)
  const originalName = `${name}.pdf`
  shippedFiles[id] = originalName
  const link = `/api/blade-resource/attach/file/${id}`
  return {
    attachId: id,
    link,
    originalName,
    name: originalName,
    domain: '',
    size: 5,
    createTime: '2026-11-19 08:00:00',
    digest: '',
  }
}
const ID_NUMBER = '11010519491231002X'
const MOBILE = '13912345678'
const COMPANY = '苏州澄禾精密部件有限公司'
const CREDIT_CODE = '91320500MA1T8K3H13'

/** Every form of receivables-opening.json filled in, by entry id; a small enterprise. */
export const opening = {
  'enterprise-profile': {
    companyName: COMPANY,
    creditCode: CREDIT_CODE,
    companyType: 'limited',
    industry: 'C',
    companyScale: 'small',
    establishedOn: '2017-09-18',
    registeredCapital: '3000',
    region: ['32', '3205', '320506'],
    address: '澄湖路 218 号 6 幢',
  },
  'contact-person': { name: '林书瑶', mobile: MOBILE },
  'registry-check': {},
  'registry-verdict': { matches: 'yes' },
  'legal-person': {
    name: '林书瑶',
    identityCard: ID_NUMBER,
    mobile: MOBILE,
    isActualController: 'yes',
  },
  handler: { name: '沈嘉禾', identityCard: ID_NUMBER, mobile: MOBILE },
  'beneficial-owner': { name: '林书瑶', shareholding: '60' },
  materials: {
    businessLicence: [file('licence')],
    legalPersonIdCard: [file('front'), file('back')],
    articlesOfAssociation: [file('articles')],
  },
  'bank-account': {
    accountName: COMPANY,
    bank: 'ICBC',
    branchName: '苏州吴中支行',
    accountNo: '6222021234567890',
  },
  contract: { contractId: '1' },
  confirmation: { truthful: true, creditInquiry: true },
}

/** The additional step of a medium or large enterprise. */
export const financials = {
  fiscalYear: 2025,
  revenue: '12000',
  totalAssets: '30000',
  totalLiabilities: '9000',
  auditReport: [file('audit')],
}

/** Every form of credit-line-application.json filled in, by entry id; with a guarantor. */
export const creditLine = {
  'credit-demand': {
    appliedAmount: '500000',
    termMonths: 12,
    guaranteeMethod: 'guarantor',
    purpose: '采购生产所需原材料，支付上游供应商货款',
  },
  'trade-background': {
    coreEnterpriseName: '云序集团有限公司',
    cooperationYears: 3,
    counterparties: [
      { name: '云序集团有限公司', share: '60' },
      { name: '启岳物流有限公司', share: '25.5' },
    ],
    totalShare: '85.5',
  },
  guarantee: {
    guarantorName: '禾众工业有限公司',
    guarantorCreditCode: '91440101MA5Y2C7J3U',
    guaranteedAmount: '600000',
    coverage: 120,
  },
  'credit-materials': { financialStatements: [file('report')], bankStatements: [file('bank')] },
  'credit-confirmation': { creditInquiry: true },
}

/** The customer's verified identity, which names the account of the activation. */
export const identity = { verifiedIdentity: { companyName: COMPANY } }

/** The same with the credit line that the reference backend proposes; see backend.ts. */
export const proposal = {
  ...identity,
  quotaProposal: {
    amount: '300000.00',
    annualRate: '4.35',
    termDays: 360,
    validUntil: '2027-11-19',
  },
}

/** Every form of quota-activation.json filled in, by entry id. */
export const activation = {
  'repayment-account': {
    accountName: COMPANY,
    bank: 'ICBC',
    accountNo: '6222021234567890',
    reservedMobile: MOBILE,
  },
  'quota-terms': {
    approvedAmount: '300000.00',
    annualRate: '4.35',
    validUntil: '2027-11-19',
    accepted: true,
  },
  'activation-contract': { contractId: '1' },
}

/** Some entries of a process. */
export const only = (values: Values, ...ids: string[]): Values =>
  Object.fromEntries(ids.map((id) => [id, values[id]]))
/** All entries of a process but some. */
export const without = (values: Values, ...ids: string[]): Values =>
  only(values, ...Object.keys(values).filter((id) => !ids.includes(id)))
