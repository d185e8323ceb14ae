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

/** Returns the address of a record's screen; undefined for a kind without one. */
export const recordPath = (kind: string, id: string): string | undefined => {
  const path = SCREENS[kind]
  // A second parameter, such as the number of a redemption, is for the eye: the id finds the record.
  return path?.includes(':id') ? path.replace(/:\w+/g, id) : path && pathTo(path, { id })
}
