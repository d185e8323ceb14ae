import { PageHeader } from '#src/ui/page-header.tsx'
import { Page } from '#src/ui/page.tsx'

const EnterpriseOpenPage = () => (
  <Page>
    <PageHeader title="实名认证" />
  </Page>
)

export default EnterpriseOpenPage
