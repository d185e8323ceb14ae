import { PageHeader } from '#src/ui/page-header.tsx'
import { Page } from '#src/ui/page.tsx'

const ForgetPasswordPage = () => (
  <Page>
    <PageHeader title="重置密码" />
  </Page>
)

export default ForgetPasswordPage
