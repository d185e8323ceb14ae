import { PATHS, pathTo } from '#src/platform/paths.ts'

/** The screens of records by kind. */
const SCREENS: Readonly<Record<string, string>> = {
  creditLine: PATHS.creditLineThaw,
  invoice: PATHS.invoiceDetail,
  order: PATHS.orderFinancing,
  agencyOrder: PATHS.agencyOrder,
  redemption: PATHS.redemption,
  warehouseReceipt: PATHS.appraisal,
  pledge: PATHS.agencyPledge,
  pledgeRedemption: PATHS.pledgeRedemption,
  financing: PATHS.financingDetails,
  fee: PATHS.financialCharges,
  tradingPartner: PATHS.tradeDetail.replace(':target', 'partner'),
  tradeBackground: PATHS.tradeDetail.replace(':target', 'background'),
  receivable: PATHS.asset,
  // The same record, as its debtor sees it.
  payable: PATHS.payable,
  loan: PATHS.repaymentPage,
  contract: PATHS.myContracts,
  payment: PATHS.repaymentStatus,
  balance: PATHS.balance,
  bankTransfer: PATHS.balance,
  document: PATHS.myResources,
  cloudBill: PATHS.cloudWaiting,
  billPosition: PATHS.cloudBill,
  billDiscount: PATHS.billDiscounting,
  billFinancing: PATHS.cloudFinancingDetails,
  materialRequest: PATHS.additionalMaterials,
}

/**
 * Returns the address of a record's screen; undefined for a kind without one.
 * @param values those of a list of this kind, which the number of a redemption is taken from; where it is not known, its screen
 *   finds it by the id
 */
export const recordPath = (
  kind: string,
  id: string,
  { redeemNo = id }: Readonly<Record<string, string>> = {},
): string | undefined => {
  const path = SCREENS[kind]
  return path?.includes(':id') ? numberedPath(path, { id, redeemNo }) : path && pathTo(path, { id })
}

/** Returns the address of a redemption on one of its screens. */
export const numberedPath = (
  path: string,
  { id, redeemNo }: { id: string; redeemNo: string },
): string =>
  path.replace(':id', encodeURIComponent(id)).replace(':redeemNo', encodeURIComponent(redeemNo))
