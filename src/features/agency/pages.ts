import ConfirmRedemptionPage from './confirm-redemption-page.tsx'
import LoanPage from './loan-page.tsx'
import OrderPage from './order-page.tsx'
import RedemptionPage from './redemption-page.tsx'

/** The pages of purchase agency, by their names in the route table: who opens one soon opens another. */
export const pages = {
  agencyOrder: OrderPage,
  agencyLoan: LoanPage,
  redemption: RedemptionPage,
  confirmRedemption: ConfirmRedemptionPage,
}
