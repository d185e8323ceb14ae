import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { ProductGrid } from './product-grid.tsx'

const FUND = 5

/** The list of fund products. */
const FundProductsPage = () => (
  <Page>
    <PageHeader title="基金产品" lead="由产业基金提供的专项资金，支持设备更新与产能扩张。" />
    <ProductGrid type={FUND} />
  </Page>
)
export default FundProductsPage
