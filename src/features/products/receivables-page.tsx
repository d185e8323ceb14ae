import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { ProductGrid } from './product-grid.tsx'

const RECEIVABLES = 1

/** The list of receivables products. */
const ReceivablesPage = () => (
  <Page>
    <PageHeader title="应收账款融资" lead="凭对核心企业的应收账款申请融资，回款前即可取得资金。" />
    <ProductGrid type={RECEIVABLES} />
  </Page>
)
export default ReceivablesPage
