import type { ReadField } from '../form/value-text.ts'

/** A fact that a contract may state without a form: its name for authors, and how it is written. */
interface Fact extends ReadField {
  title: string
}

const text = (title: string): Fact => ({ title, schema: { type: 'string' }, options: {} })
const money = (title: string): Fact => ({
  title,
  schema: { type: 'string', format: 'money' },
  options: { unit: '元' },
})
const percent = (title: string): Fact => ({
  title,
  schema: { type: 'string', format: 'percent' },
  options: {},
})
const days = (title: string): Fact => ({
  title,
  schema: { type: 'integer' },
  options: { unit: '天' },
})

/**
 * The facts by their subject, as `{{goods.maxAmount}}` and conditions name them: of the product, of the customer, of the
 * process. The day is none of them: the text of the same values has to stay the same, or its signature ends overnight.
 */
const FACTS = {
  goods: {
    goodsName: text('产品名称'),
    capitalName: text('资金方'),
    /** See `Funder`. */
    funder: text('资金方的种类'),
    /** The document on which a financing is based: `invoice`, `order`, `receivable`, `bill` or `none`. */
    basis: text('融资依据'),
    minAmount: money('最低额度'),
    maxAmount: money('最高额度'),
    annualRateMin: percent('最低年化利率'),
    annualRateMax: percent('最高年化利率'),
    termMin: days('最短期限'),
    termMax: days('最长期限'),
    repaymentMethod: text('还款方式'),
  },
  customer: { name: text('名称'), number: text('证件号码') },
  process: { name: text('流程名称') },
} as const satisfies Record<string, Readonly<Record<string, Fact>>>

type Subject = keyof typeof FACTS

type FactsOf<S extends Subject> = Readonly<Record<keyof (typeof FACTS)[S], unknown>>

/** The facts of a product. */
export type ProductFacts = FactsOf<'goods'>

/** The values of the facts; a process about a record has no product. */
export interface Facts {
  readonly goods?: ProductFacts
  readonly customer: FactsOf<'customer'>
  readonly process: FactsOf<'process'>
}

export const SUBJECTS = Object.keys(FACTS)

/** All facts as placeholders name them. */
export const FACT_NAMES: readonly string[] = Object.entries(FACTS).flatMap(([subject, facts]) =>
  Object.keys(facts).map((name) => `${subject}.${name}`),
)

/** Returns the fact of a name like `goods.maxAmount`; undefined if there is none. */
export const factNamed = (name: string): Fact | undefined => {
  const [subject = '', fact = ''] = name.split('.')
  const of: Readonly<Record<string, Fact>> | undefined = Object.hasOwn(FACTS, subject)
    ? FACTS[subject as Subject]
    : undefined
  return of && Object.hasOwn(of, fact) ? of[fact] : undefined
}

/**
 * The kinds of institutions that fund a product, which may sign different contracts: a bank, a factoring company (商业保理公司), a
 * fund, a supply-chain company, several together.
 */
export type Funder = 'bank' | 'factor' | 'fund' | 'trader' | 'several' | 'other'
