import { useSearchParams } from 'react-router-dom'
import { feeLifecycle } from '#schemas/lifecycles/fee.ts'
import { PATHS } from '#src/platform/paths.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { RecordList } from '#src/records/record-list.tsx'
import { useRecord } from '#src/records/use-record.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'

const KIND = feeLifecycle.kind

/** The customer's fees; with an id one of them, how it was computed, and its payment. */
const FeesPage = () => {
  const [search] = useSearchParams()
  const id = search.get('id')
  return (
    <Page>
      <PageHeader
        title={id ? '费用详情' : '融资费用'}
        lead="费用随放款计收一次，算法写在每一笔里；在线缴清后立即入账。"
        back={
          id
            ? { to: PATHS.financialCharges, label: '融资费用' }
            : { to: PATHS.myFinancing, label: '我的融资' }
        }
      />
      {id ? <Fee id={id} /> : <Fees />}
    </Page>
  )
}

const Fees = () => (
  <RecordList
    kind={KIND}
    name="融资费用"
    searched="费用编号、名称或借据号"
    empty={
      <PageState
        kind="empty"
        title="没有费用"
        actions={
          <ButtonLink to={PATHS.myFinancing} look="primary">
            查看我的融资
          </ButtonLink>
        }
      >
        融资放款后，应缴的服务费会列在这里。
      </PageState>
    }
  />
)

const Fee = ({ id }: { id: string }) => {
  const fee = useRecord({ kind: KIND, id })
  return (
    <Async result={fee}>
      {(record) => <RecordDetail record={record} figureNames={feeLifecycle.figures ?? {}} />}
    </Async>
  )
}

export default FeesPage
