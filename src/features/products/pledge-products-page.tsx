import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { ProductGrid } from './product-grid.tsx'

const PLEDGE = 4

/** The list of movable-property pledge products. */
const PledgeProductsPage = () => (
  <Page>
    <PageHeader title="动产质押" lead="以存放在监管仓库的货物作质押，随融随还，按需赎货。" />
    <ProductGrid type={PLEDGE} />
  </Page>
)
export default PledgeProductsPage
