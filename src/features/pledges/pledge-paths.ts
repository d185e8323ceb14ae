import { PATHS, pathTo } from '#src/platform/paths.ts'
import { numberedPath } from '#src/records/record-paths.ts'

/** The list of the customer's receipts. */
export const RECEIPTS = { to: PATHS.appraisal, label: '质物评估' }

/** The list of the customer's pledges. */
export const PLEDGES = { to: PATHS.agencyPledge, label: '我的质押' }

/** The forms of receipts. */
export const REGISTER_RECEIPT = pathTo(PATHS.appraisal, { register: 1 })
export const MERGE_RECEIPTS = pathTo(PATHS.appraisal, { merge: 1 })

/** Returns the address on which a customer confirms a pledge. */
export const confirmPath = (id: string): string => pathTo(PATHS.confirmPledge, { id })

/** Returns an address of a redemption: its details, or its confirmation. */
export const redemptionPath = (
  redemption: { id: string; redeemNo: string },
  path:
    typeof PATHS.pledgeRedemption | typeof PATHS.confirmPledgeRedemption = PATHS.pledgeRedemption,
): string => numberedPath(path, redemption)
