import type { WireDataOf } from '#schemas/api/contract.ts'
import type { customerGoodsList, goodsDetail } from '#schemas/api/products.ts'

/** A product in wire form. */
export const receivablesProduct: WireDataOf<typeof goodsDetail> = {
  id: '1001',
  goodsName: '普惠保理',
  type: 1,
  isGroup: false,
  capitalName: '华川商业银行',
  summary: '以对核心企业的应收账款融资',
  minAmount: '100000.00',
  maxAmount: '5000000.00',
  annualRateMin: '4.35',
  annualRateMax: '6.80',
  termMin: 30,
  termMax: 360,
  repaymentMethod: '到期一次性还本付息',
  features: ['按实际用款天数计息'],
  conditions: ['持续经营满 1 年'],
  materials: ['营业执照'],
}

/** Returns a page of a list with these records. */
export const pageOf = <T>(records: T[], pages = 1) => ({
  records,
  current: 1,
  size: 10,
  pages,
  total: records.length,
})

type Mine = NonNullable<WireDataOf<typeof customerGoodsList>['records']>
type MyProduct = Extract<Mine, readonly unknown[]>[number]

/** The customer's record of that product: opened, with a credit line and a returned application. */
export const openedProduct: MyProduct = {
  id: '9',
  goodsId: '1001',
  goodsName: '普惠保理',
  goodsType: 1,
  capitalName: '华川商业银行',
  isGroup: false,
  status: 1,
  openedAt: '2026-11-01 10:00:00',
  quota: {
    enterpriseQuotaId: '5',
    amount: '3000000.00',
    available: '3000000.00',
    annualRate: '4.35',
    status: 0,
    validUntil: '2027-11-20',
  },
  applications: [
    {
      processType: 3,
      processName: '额度激活',
      businessId: '5',
      flowOnlyId: '77',
      status: 4,
      progress: 1,
      updatedAt: '2026-11-20 09:30:00',
    },
  ],
}
