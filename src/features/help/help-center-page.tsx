import { PageHeader } from '#src/ui/page-header.tsx'
import { Page } from '#src/ui/page.tsx'

const HelpCenterPage = () => (
  <Page>
    <PageHeader title="帮助中心" />
  </Page>
)
export default HelpCenterPage
