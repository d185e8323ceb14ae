import { useSearchParams } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { RecordList } from '#src/records/record-list.tsx'
import { useRecord } from '#src/records/use-record.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'

const KIND = 'creditLine'

/** The names of a line's figures, in their order on the page. */
const FIGURES = { available: '可用额度', granted: '授信额度', frozen: '冻结额度', used: '已用额度' }

/** The customer's credit lines; with an id one of them: its amounts, their movements, and the request for its thaw. */
const CreditLinePage = () => {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  return (
    <Page>
      <PageHeader
        title="额度与解冻"
        lead="额度的金额由每一笔变动组成；被冻结或已到期的额度可在此申请恢复使用。"
        back={
          id
            ? { to: PATHS.creditLineThaw, label: '全部额度' }
            : { to: PATHS.myProducts, label: '我的产品' }
        }
      />
      {id ? <Line id={id} /> : <Lines />}
    </Page>
  )
}

const Lines = () => (
  <RecordList
    kind={KIND}
    name="我的额度"
    searched="产品或资金方"
    empty={
      <PageState
        kind="empty"
        title="还没有额度"
        actions={
          <ButtonLink to={PATHS.myProducts} look="primary">
            查看我的产品
          </ButtonLink>
        }
      >
        开通产品并申请额度，批复后可在此查看额度的金额与变动。
      </PageState>
    }
  />
)

const Line = ({ id }: { id: string }) => {
  const line = useRecord({ kind: KIND, id })
  return (
    <Async result={line}>
      {(record) => <RecordDetail record={record} figureNames={FIGURES} />}
    </Async>
  )
}

export default CreditLinePage
