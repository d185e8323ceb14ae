import { FIXED_PAGE_KEYS, type FixedPageKey } from './fixed-pages.ts'

/* The fixed pages for authors; apart from their names, so that customers need not load the words. */

/** The data that a page needs besides the definition of its step. */
export type PageNeed = 'product' | 'customer' | 'flow' | 'externalData'

/** The words for what a page needs. */
export const PAGE_NEEDS: Readonly<Record<PageNeed, string>> = {
  product: '所办理的产品',
  customer: '客户本人的记录',
  flow: '本流程已填写、已提交的内容',
  externalData: '本步及之前的外部数据',
}

/** A page for authors. */
export interface FixedPageWords {
  title: string
  /** The customer's task there. */
  task: string
  needs: readonly PageNeed[]
  /** The members of the data that it saves, which conditions and sources read under its keyName. */
  gives: Readonly<Record<string, string>>
}

const CONFIRMED = { confirmed: 'true，客户已确认' } as const

/** Each page for authors. */
export const FIXED_PAGE_WORDS: Readonly<Record<FixedPageKey, FixedPageWords>> = {
  contractSigning: {
    title: '合同签署',
    task: '阅读并签署合同',
    needs: ['flow'],
    gives: { contractId: '合同的 id', contractNo: '合同编号', signedAt: '签署时间' },
  },
  externalData: {
    title: '外部数据核对',
    task: '展示外部数据供客户核对；@R1 表示第 1 项外部数据',
    needs: ['externalData'],
    gives: CONFIRMED,
  },
  activateQuota: {
    title: '额度激活',
    task: '展示审批额度供客户确认',
    needs: ['product', 'customer'],
    gives: CONFIRMED,
  },
  productDetails: {
    title: '产品详情',
    task: '展示产品的利率、额度、期限与申请条件供客户确认',
    needs: ['product'],
    gives: CONFIRMED,
  },
  productGroupDetails: {
    title: '产品组详情',
    task: '展示产品组的利率、额度、期限与申请条件供客户确认',
    needs: ['product'],
    gives: CONFIRMED,
  },
  openingDetails: {
    title: '开通详情',
    task: '展示此前各步填写的内容供客户核对；内容变化后须重新核对',
    needs: ['flow'],
    gives: CONFIRMED,
  },
  financingDetails: {
    title: '融资详情',
    task: '展示客户的融资申请供客户核对',
    needs: ['customer'],
    gives: CONFIRMED,
  },
  financialCharges: {
    title: '融资费用',
    task: '展示客户的融资费用供客户核对',
    needs: ['customer'],
    gives: CONFIRMED,
  },
  creditLineThaw: {
    title: '额度与解冻',
    task: '展示客户的授信额度供客户核对',
    needs: ['customer'],
    gives: CONFIRMED,
  },
  additionalMaterials: {
    title: '补充资料',
    task: '列出平台要求补充的资料，全部提交后才能继续',
    needs: ['customer'],
    gives: CONFIRMED,
  },
  approval: {
    title: '审批进度',
    task: '展示本流程的提交与审批记录供客户确认',
    needs: ['flow'],
    gives: CONFIRMED,
  },
  completion: {
    title: '办理结果',
    task: '展示产品的开通与额度结果供客户确认',
    needs: ['product', 'customer'],
    gives: CONFIRMED,
  },
}

const pagesOf = (need: PageNeed): readonly string[] =>
  FIXED_PAGE_KEYS.filter((key) => FIXED_PAGE_WORDS[key].needs.includes(need))

/** The pages that show external data of the process. */
export const PAGES_OF_EXTERNAL_DATA = pagesOf('externalData')

/** The pages that show the product, which a process about a record has none of. */
export const PAGES_OF_PRODUCT = pagesOf('product')
