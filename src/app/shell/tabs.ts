import type { Session } from '#src/session/use-session.ts'
import { PATHS, type Path } from '#src/platform/paths.ts'

/** A tab of the header; without a target, it opens the login dialog. */
export interface Tab {
  label: string
  to: Path | undefined
}

/** The properties of the session that decide on the tabs. */
export type Viewer = Pick<Session, 'status' | 'isCoreEnterprise'>

interface TabRule {
  label: string
  to: Path | ((viewer: Viewer) => Path | undefined)
  /** The product type that has to be enabled for the tab. */
  productType?: number
  /** Hidden from core enterprises: they neither buy nor pledge here. */
  notForCore?: true
}

/** The rules of the header's tabs, in their order (specification, section 2). */
const RULES: readonly TabRule[] = [
  { label: '首页', to: PATHS.home },
  { label: '应收账款', to: PATHS.receivables, productType: 1 },
  { label: '代采融资', to: PATHS.agencyFinancing, productType: 2, notForCore: true },
  { label: '代采商城', to: PATHS.agencyMall, productType: 2, notForCore: true },
  { label: '动产质押', to: PATHS.pledgeProducts, productType: 4, notForCore: true },
  { label: '基金产品', to: PATHS.fundProducts, productType: 5, notForCore: true },
  {
    label: '云信',
    to: ({ status, isCoreEnterprise }) => {
      if (status !== 'signedIn') return undefined
      return isCoreEnterprise ? PATHS.cloudBillList : PATHS.myAssets
    },
    productType: 3,
  },
]

/** Returns the tabs for a viewer, given the enabled product types. */
export const tabsFor = (viewer: Viewer, productTypes: readonly number[]): readonly Tab[] =>
  RULES.filter(
    ({ productType, notForCore }) =>
      (productType === undefined || productTypes.includes(productType)) &&
      !(notForCore && viewer.status === 'signedIn' && viewer.isCoreEnterprise),
  ).map(({ label, to }) => ({ label, to: typeof to === 'function' ? to(viewer) : to }))
