import { PATHS, pathTo } from '#src/platform/paths.ts'

/** The screens of records by kind. */
const SCREENS: Readonly<Record<string, string>> = {
  creditLine: PATHS.creditLineThaw,
  invoice: PATHS.invoiceDetail,
  order: PATHS.orderFinancing,
  financing: PATHS.financingDetails,
  fee: PATHS.financialCharges,
  loan: PATHS.repaymentPage,
  payment: PATHS.repaymentStatus,
  materialRequest: PATHS.additionalMaterials,
}

/** Returns the address of a record's screen; undefined for a kind without one. */
export const recordPath = (kind: string, id: string): string | undefined => {
  const path = SCREENS[kind]
  return path?.includes(':id') ? path.replace(':id', id) : path && pathTo(path, { id })
}
