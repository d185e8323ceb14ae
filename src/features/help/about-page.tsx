import { PageHeader } from '#src/ui/page-header.tsx'
import { Page } from '#src/ui/page.tsx'

const AboutPage = () => (
  <Page>
    <PageHeader title="关于我们" />
  </Page>
)
export default AboutPage
