import { PATHS } from '#src/platform/paths.ts'
import { RecordList } from '#src/records/record-list.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { BACKGROUNDS } from './trade-paths.ts'

/** The receivables of the customer. */
const AssetsPage = () => (
  <Page>
    <PageHeader
      title="我的资产"
      lead="本企业的应收账款：确权、融资和回款的进度。"
      extra={
        <>
          <ButtonLink to={PATHS.cloudBill}>持有的云信</ButtonLink>
          <ButtonLink to={PATHS.repaymentAccount}>回款账户</ButtonLink>
          <ButtonLink to={BACKGROUNDS} look="primary">
            登记应收账款
          </ButtonLink>
        </>
      }
    />
    <RecordList
      kind="receivable"
      part="owner"
      name="我的资产"
      searched="应收账款编号、企业名称或融资编号"
      empty={
        <PageState
          kind="empty"
          title="还没有应收账款"
          actions={
            <ButtonLink to={PATHS.tradingPartners} look="primary">
              贸易伙伴
            </ButtonLink>
          }
        >
          与贸易伙伴登记并确认贸易背景后，即可登记应收账款。
        </PageState>
      }
    />
  </Page>
)

export default AssetsPage
