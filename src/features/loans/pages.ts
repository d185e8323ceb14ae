import FeesPage from './fees-page.tsx'
import FinancingPage from './financing-page.tsx'
import FinancingsPage from './financings-page.tsx'
import LoanPage from './loan-page.tsx'
import LoansPage from './loans-page.tsx'

/** The pages of financing and repaying, by their names in the route table: who opens one soon opens another. */
export const pages = {
  financingDetails: FinancingPage,
  financialCharges: FeesPage,
  myFinancing: FinancingsPage,
  myRepayments: LoansPage,
  repaymentPage: LoanPage,
}
