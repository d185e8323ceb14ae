import { cloudBillLifecycle } from '#schemas/lifecycles/cloud-bill.ts'
import { PATHS } from '#src/platform/paths.ts'
import { RecordList } from '#src/records/record-list.tsx'
import { useSession } from '#src/session/use-session.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { HELD } from './bill-paths.ts'

/** The bills that the customer has issued, and those that were issued to it. */
const CloudBillsPage = () => {
  const { isCoreEnterprise } = useSession()
  const next = isCoreEnterprise ? (
    <ButtonLink to={PATHS.cloudProcess} look="primary">
      开立云信
    </ButtonLink>
  ) : (
    <ButtonLink to={HELD.to}>{HELD.label}</ButtonLink>
  )
  return (
    <Page>
      <PageHeader
        title="云信"
        lead="核心企业承诺到期付款的电子债权凭证；收单企业签收后可以拆分、转让和融资。"
        extra={
          <>
            {isCoreEnterprise && <ButtonLink to={PATHS.cloudOrganization}>组织架构</ButtonLink>}
            {next}
          </>
        }
      />
      <RecordList
        kind={cloudBillLifecycle.kind}
        name="云信"
        {...(!isCoreEnterprise && { part: 'counterparty' })}
        searched="云信编号、企业名称或贸易背景"
        empty={
          <PageState kind="empty" title="还没有云信" actions={next}>
            {isCoreEnterprise
              ? '向组织架构内的企业开立云信，以结算货款。'
              : '核心企业向本企业开立的云信在此签收。'}
          </PageState>
        }
      />
    </Page>
  )
}

export default CloudBillsPage
