import { PageHeader } from '#src/ui/page-header.tsx'
import { Page } from '#src/ui/page.tsx'

const RegisterSuccessPage = () => (
  <Page>
    <PageHeader title="注册成功" />
  </Page>
)

export default RegisterSuccessPage
