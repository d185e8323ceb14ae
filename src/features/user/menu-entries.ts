import type { RoleButton } from '#schemas/api/roles.ts'
import { PATHS, type Path } from '#src/platform/paths.ts'

/** An entry of the user center's side menu. */
export interface MenuEntry {
  label: string
  path: Path
  /** The role button that the entry requires. */
  button?: RoleButton
}

/**
 * The entries of the side menu, in the order of the specification (section 2), without the repayments and
 * the trading partners.
 */
export const MENU_ENTRIES: readonly MenuEntry[] = [
  { label: '服务中心', path: PATHS.userCenter },
  { label: '我的产品', path: PATHS.myProducts, button: 'my_product_button' },
  { label: '我的融资', path: PATHS.myFinancing, button: 'financing_list_button' },
  { label: '赎货管理', path: PATHS.myRedemptions, button: 'redemption_management_button' },
  { label: '我的资产', path: PATHS.myAssets, button: 'asset_list_button' },
  { label: '我的负债', path: PATHS.myDebts, button: 'core_liabilities_button' },
  { label: '我的合同', path: PATHS.myContracts, button: 'contract_list_button' },
  { label: '资料管理', path: PATHS.myResources, button: 'resource_management_button' },
  { label: '我的消息', path: PATHS.messages, button: 'my_news_button' },
]
