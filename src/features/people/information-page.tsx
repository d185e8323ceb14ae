import { PageHeader } from '#src/ui/page-header.tsx'
import { Page } from '#src/ui/page.tsx'

const InformationPage = () => (
  <Page>
    <PageHeader title="账号信息" />
  </Page>
)

export default InformationPage
