import ConfirmRedemptionPage from './confirm-redemption-page.tsx'
import PledgePage from './pledge-page.tsx'
import ReceiptsPage from './receipts-page.tsx'
import RedemptionPage from './redemption-page.tsx'

/** The pages of movable pledges, by their names in the route table: who opens one soon opens another. */
export const pages = {
  agencyPledge: PledgePage,
  appraisal: ReceiptsPage,
  pledgeRedemption: RedemptionPage,
  confirmPledgeRedemption: ConfirmRedemptionPage,
}
