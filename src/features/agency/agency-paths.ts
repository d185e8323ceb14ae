import { PATHS, pathTo } from '#src/platform/paths.ts'
import { numberedPath } from '#src/records/record-paths.ts'

/** The mall. */
export const MALL = { to: PATHS.agencyMall, label: '代采商城' }

/** The address of goods of the mall. */
export const mallItemPath = (id: string): string => pathTo(PATHS.agencyMallItem, { id })

/** The address of the application for goods. */
export const applicationPath = (id: string): string => pathTo(PATHS.agencyApplication, { id })

/** The list of the customer's agency orders. */
export const ORDERS = { to: PATHS.agencyOrder, label: '我的代采订单' }

/** The address of an order. */
export const orderPath = (id: string): string => pathTo(PATHS.agencyOrder, { id })

/** The address where an order is redeemed. */
export const redeemPath = (id: string): string => pathTo(PATHS.agencyLoan, { id })

/** The address where a redemption is checked and paid. */
export const confirmPath = (id: string, redeemNo: string): string =>
  numberedPath(PATHS.confirmRedemption, { id, redeemNo })
