import { PATHS } from '#src/platform/paths.ts'
import { RecordList } from '#src/records/record-list.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'

/** The payables of the customer: receivables of its suppliers. */
const DebtsPage = () => (
  <Page>
    <PageHeader
      title="我的负债"
      lead="对供应商的应付账款：核对后确权，到期付款。"
      extra={
        <>
          <ButtonLink to={PATHS.cloudBillList}>云信</ButtonLink>
          <ButtonLink to={PATHS.tradingPartners}>贸易伙伴</ButtonLink>
        </>
      }
    />
    <RecordList
      kind="receivable"
      part="coreEnterprise"
      screen="payable"
      name="我的负债"
      searched="应收账款编号或企业名称"
      empty={
        <PageState
          kind="empty"
          title="没有应付账款"
          actions={
            <ButtonLink to={PATHS.tradingPartners} look="primary">
              贸易伙伴
            </ButtonLink>
          }
        >
          供应商登记对贵司的应收账款后，会列在这里等待确权。
        </PageState>
      }
    />
  </Page>
)

export default DebtsPage
