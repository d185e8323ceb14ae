import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { ProductGrid } from './product-grid.tsx'

const AGENCY = 2

/** The list of purchase-agency products. */
const AgencyFinancingPage = () => (
  <Page>
    <PageHeader
      title="代采融资"
      lead="按采购需求代为采购，分批付款提货，缓解集中采购的资金压力。"
    />
    <ProductGrid type={AGENCY} />
  </Page>
)
export default AgencyFinancingPage
