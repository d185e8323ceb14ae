import { useSearchParams } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { useRecord } from '#src/records/use-record.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'

/** A finance application: where it stands, its facts, and for an approved one the way to draw it. */
const FinancingPage = () => {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  return (
    <Page>
      <PageHeader
        title="融资详情"
        lead="从提交、审批到放款的每一步都记录在此。"
        back={{ to: PATHS.myFinancing, label: '我的融资' }}
      />
      {id ? (
        <Financing id={id} />
      ) : (
        <PageState
          kind="empty"
          title="请先选择融资"
          actions={
            <ButtonLink to={PATHS.myFinancing} look="primary">
              查看我的融资
            </ButtonLink>
          }
        >
          在“我的融资”中打开一笔申请，即可查看。
        </PageState>
      )}
    </Page>
  )
}

const Financing = ({ id }: { id: string }) => {
  const financing = useRecord({ kind: 'financing', id })
  return (
    <Async result={financing}>
      {(record) => <RecordDetail record={record} figureNames={{ amount: '融资金额' }} />}
    </Async>
  )
}

export default FinancingPage
