import { PATHS, pathTo } from '#src/platform/paths.ts'

/** The address of the list of the bills that the customer holds. */
export const HELD = { to: PATHS.cloudBill, label: '持有的云信' }

/** The address of the list of bills that were issued. */
export const ISSUED = { to: PATHS.cloudBillList, label: '云信' }

/** Returns the address of a screen about a position, a bill or a financing. */
export const billPath = (
  screen:
    | 'cloudBill'
    | 'cloudAssignment'
    | 'cloudSplits'
    | 'cloudFinancingApplication'
    | 'cloudDebt'
    | 'cloudDebtPayment'
    | 'cloudWaiting'
    | 'cloudFinancingDetails',
  id: string,
): string => pathTo(PATHS[screen], { id })
