import BillFinancingPage from './bill-financing-page.tsx'
import BillWaitPage from './bill-wait-page.tsx'
import CloudBillsPage from './cloud-bills-page.tsx'
import DebtPage from './debt-page.tsx'
import DebtPaymentPage from './debt-payment-page.tsx'
import OrganizationPage from './organization-page.tsx'
import PositionPage from './position-page.tsx'
import SplitsPage from './splits-page.tsx'

/** The pages of cloud bills, by their names in the route table: who opens one soon opens another. */
export const pages = {
  cloudBillList: CloudBillsPage,
  cloudBill: PositionPage,
  cloudSplits: SplitsPage,
  cloudFinancingDetails: BillFinancingPage,
  cloudDebt: DebtPage,
  cloudDebtPayment: DebtPaymentPage,
  cloudWaiting: BillWaitPage,
  cloudOrganization: OrganizationPage,
}
