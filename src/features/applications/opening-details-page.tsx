import { useSearchParams } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { ReviewedSteps } from '#src/process/review/reviewed-steps.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { dateTimeText } from '#src/ui/display/date-text.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { FlowContracts } from './flow-contracts.tsx'
import { FlowHistory } from './flow-history.tsx'
import { useHandedIn, type HandedIn } from './use-handed-in.ts'

const BACK = { to: PATHS.myProducts, label: '我的产品' }

/** What was handed in to open a product, the decisions about it, and its contracts: read only. */
const OpeningDetailsPage = () => {
  const [search] = useSearchParams()
  const flowOnlyId = search.get('flowOnlyId') ?? ''
  return <Page>{flowOnlyId ? <Details flowOnlyId={flowOnlyId} /> : <NoApplication />}</Page>
}

const NoApplication = () => (
  <PageState
    isPage
    kind="empty"
    title="没有找到申请"
    actions={
      <ButtonLink look="primary" to={BACK.to}>
        返回我的产品
      </ButtonLink>
    }
  >
    链接不完整，请从“我的产品”重新进入。
  </PageState>
)

const Details = ({ flowOnlyId }: { flowOnlyId: string }) => {
  const result = useHandedIn(flowOnlyId)
  return (
    <>
      <PageHeader title="开通详情" lead={leadOf(result.data)} back={BACK} />
      <Async result={result}>
        {(flow) => (
          <>
            <Panel title="申请">
              <FactBox>
                <Fact name="申请编号">{flow.details.flowOnlyId}</Fact>
                <Fact name="最近更新">{dateTimeText(flow.details.updatedAt)}</Fact>
              </FactBox>
            </Panel>
            <FlowHistory flowOnlyId={flowOnlyId} status={flow.details.status} />
            <FlowContracts flowOnlyId={flowOnlyId} />
            <Panel title="申请内容">
              <ReviewedSteps flow={flow} />
            </Panel>
          </>
        )}
      </Async>
    </>
  )
}

const leadOf = (flow: HandedIn | undefined): string =>
  flow ? `${flow.details.goodsName} · ${flow.details.process.processName}` : ''

export default OpeningDetailsPage
