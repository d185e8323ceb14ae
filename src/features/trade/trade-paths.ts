import { PATHS, pathTo } from '#src/platform/paths.ts'

/** The address of the customer's trade backgrounds. */
export const BACKGROUNDS = pathTo(PATHS.tradingPartners, { tab: 'backgrounds' })

/** Returns the address of the form of a trade background with a partner. */
export const newBackground = (partnerId: string): string =>
  pathTo(PATHS.tradeNew, { partner: partnerId })

/** Returns the address of the form of a receivable on a trade background. */
export const newReceivable = (backgroundId: string): string =>
  PATHS.receivableAccount.replace(':id', backgroundId)

/** Returns the address of the choice of the account that a receivable is paid to. */
export const accountOf = (receivableId: string): string =>
  pathTo(PATHS.repaymentAccount, { id: receivableId })
