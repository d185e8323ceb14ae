import { PageHeader } from '#src/ui/page-header.tsx'
import { Page } from '#src/ui/page.tsx'

const RegisterPage = () => (
  <Page>
    <PageHeader title="注册账号" />
  </Page>
)

export default RegisterPage
