import AssetPage from './asset-page.tsx'
import AssetsPage from './assets-page.tsx'
import DebtsPage from './debts-page.tsx'
import PartnersPage from './partners-page.tsx'
import PayableFilesPage from './payable-files-page.tsx'
import PayablePage from './payable-page.tsx'
import RepaymentAccountPage from './repayment-account-page.tsx'
import TradeConfirmPage from './trade-confirm-page.tsx'
import TradeDetailPage from './trade-detail-page.tsx'

/** The pages of trade, receivables and payables, by their names in the route table: who opens one soon opens another. */
export const pages = {
  tradeDetail: TradeDetailPage,
  tradeConfirm: TradeConfirmPage,
  repaymentAccount: RepaymentAccountPage,
  asset: AssetPage,
  payable: PayablePage,
  payableFiles: PayableFilesPage,
  myAssets: AssetsPage,
  myDebts: DebtsPage,
  tradingPartners: PartnersPage,
}
