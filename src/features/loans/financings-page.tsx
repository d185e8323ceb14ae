import { PATHS } from '#src/platform/paths.ts'
import { RecordList } from '#src/records/record-list.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'

/** The finance applications of the customer, and those that a core enterprise confirms. */
const FinancingsPage = () => (
  <Page>
    <PageHeader
      title="我的融资"
      lead="每笔融资申请从提交、审批到放款的进度；放款后在还款管理中还款。"
      extra={
        <>
          <ButtonLink to={PATHS.myRepayments}>还款管理</ButtonLink>
          <ButtonLink to={PATHS.financialCharges}>融资费用</ButtonLink>
        </>
      }
    />
    <RecordList
      kind="financing"
      name="我的融资"
      searched="融资编号、产品或申请企业"
      empty={
        <PageState
          kind="empty"
          title="还没有融资申请"
          actions={
            <ButtonLink to={PATHS.myProducts} look="primary">
              查看我的产品
            </ButtonLink>
          }
        >
          额度激活后，在产品页点“申请融资”即可办理。
        </PageState>
      }
    />
  </Page>
)

export default FinancingsPage
