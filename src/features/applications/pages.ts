import MyContractsPage from './my-contracts-page.tsx'
import OpeningDetailsPage from './opening-details-page.tsx'

/** The pages of what was handed in and signed, by their names in the route table. */
export const pages = {
  openingDetails: OpeningDetailsPage,
  myContracts: MyContractsPage,
}
