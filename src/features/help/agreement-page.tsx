import { PageHeader } from '#src/ui/page-header.tsx'
import { Page } from '#src/ui/page.tsx'

const AgreementPage = () => (
  <Page>
    <PageHeader title="协议" />
  </Page>
)
export default AgreementPage
