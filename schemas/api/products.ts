import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { FlowStatus, processDetail } from './process.ts'
import { flag, id, list, money, number, numberOr, page, pageQuery, record, text } from './wire.ts'

/*
 * The specification names this group without its paths (section 7): they are chosen here, like those that
 * it shows.
 */
const GOODS = 'blade-business/web-front/business/goods'
const CUSTOMER_GOODS = 'blade-business/web-front/business/customerGoods'

/**
 * The names of the product types, in the order in which the specification has their tabs (section 2); 99 is a flag of the
 * customer's, not a type.
 */
export const PRODUCT_TYPES: ReadonlyMap<number, string> = new Map([
  [1, '应收账款融资'],
  [2, '代采融资'],
  [4, '动产质押融资'],
  [5, '基金产品'],
  [3, '云信融资'],
])

/** A financing product. Amounts in 元, rates in percent a year, terms in days. */
export const goods = z.object({
  id,
  goodsName: text,
  /** See `PRODUCT_TYPES`. */
  type: numberOr(1),
  /** A product group opens through /product/productgroupprocessopen. */
  isGroup: flag,
  /** The product group that it belongs to, whose credit line it shares; '' for none. */
  groupId: id,
  capitalName: text,
  summary: text,
  minAmount: money,
  maxAmount: money,
  annualRateMin: text,
  annualRateMax: text,
  termMin: number,
  termMax: number,
  repaymentMethod: text,
  /** The terms of its loans, of which `readRules` knows the members; {} from a gateway that does not state them. */
  loanRules: record,
  /** The rules of purchase agency, and those of cloud bills; {} for another product. */
  agencyRules: record,
  billRules: record,
  /** Lists of lines. */
  features: list(z.string()),
  conditions: list(z.string()),
  materials: list(z.string()),
})
export type Goods = z.output<typeof goods>

export const goodsList = defineContract({
  name: 'products.list',
  summary: 'The products of a tenant.',
  method: 'GET',
  path: `${GOODS}/list`,
  access: 'public',
  query: z.object({
    ...pageQuery,
    tenantId: z.string(),
    type: z.optional(z.string()),
    /** The records that applications are financed on: invoice, order, receivable, bill or none. */
    basis: z.optional(z.string()),
    /** Lists the members of a product group, which are in no other list. */
    groupId: z.optional(z.string()),
  }),
  data: page(goods),
})

export const goodsDetail = defineContract({
  name: 'products.detail',
  summary: 'One product.',
  method: 'GET',
  path: `${GOODS}/detail`,
  access: 'public',
  query: z.object({ id: z.string() }),
  data: goods,
})

/** The credit line under an opened product; amounts in 元. Once activated, amount = available + frozen + used. */
export const quota = z.object({
  enterpriseQuotaId: id,
  amount: money,
  available: money,
  /** Held back with the line, or reserved for applications. */
  frozen: money,
  used: money,
  /** Percent a year. */
  annualRate: text,
  /** 0 waiting for activation, 1 active; others: schemas/lifecycles/credit-line.ts. */
  status: numberOr(0),
  /** The label, the tone and the sentence of the status; '' from a gateway without them. */
  statusLabel: text,
  statusTone: text,
  statusSentence: text,
  validUntil: text,
})

/** An application of this customer: its flow's status, progress and address. */
export const application = z.object({
  processType: numberOr(1),
  processName: text,
  businessId: id,
  flowOnlyId: id,
  status: numberOr(FlowStatus.none),
  progress: numberOr(1),
  updatedAt: text,
})
export type Application = z.output<typeof application>

/** A product that this customer opens or has opened. */
export const customerGoods = z.object({
  id,
  goodsId: id,
  goodsName: text,
  goodsType: numberOr(1),
  capitalName: text,
  isGroup: flag,
  groupId: id,
  /** 0 being opened, 1 opened. */
  status: numberOr(0),
  openedAt: text,
  quota: z.optional(z.nullable(quota)),
  applications: list(application),
})
export type CustomerGoods = z.output<typeof customerGoods>

export const customerGoodsList = defineContract({
  name: 'products.mine',
  summary: 'The products that the signed-in customer opens or has opened, newest first.',
  method: 'GET',
  path: `${CUSTOMER_GOODS}/list`,
  access: 'customer',
  query: z.object({ ...pageQuery }),
  data: page(customerGoods),
})

export const beginApplication = defineContract({
  name: 'products.beginApplication',
  summary:
    'Begins a flow for a product, or returns the one under way. Code 901 while one waits for approval; 400 if the product must be opened first.',
  method: 'POST',
  path: `${CUSTOMER_GOODS}/saveOpeningBusiness`,
  access: 'customer',
  body: z.object({
    /** '0' for a process that is about a record. */
    goodsId: z.string(),
    type: z.int32(),
    /** The subject, such as one of several loans or a record; the newest that fits without it. */
    businessId: z.optional(z.string()),
  }),
  data: z.object({
    businessId: id,
    flowOnlyId: id,
    /** Reference backend only: the replies of process.detail and process.variables, which its screen reads otherwise. */
    flow: z.optional(z.nullable(z.object({ detail: processDetail.data, variables: record }))),
  }),
})
