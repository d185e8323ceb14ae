import { useSearchParams } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { useRecord } from '#src/records/use-record.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'

const KIND = 'creditLine'

/** The names of a line's figures, in their order on the page. */
const FIGURES = { available: '可用额度', granted: '授信额度', frozen: '冻结额度', used: '已用额度' }

/** A credit line: its amounts and their movements, and the request for its thaw. */
const CreditLinePage = () => {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  return (
    <Page>
      <PageHeader
        title="额度与解冻"
        lead="额度的金额由每一笔变动组成；被冻结或已到期的额度可在此申请恢复使用。"
        back={{ to: PATHS.myProducts, label: '我的产品' }}
      />
      {id ? (
        <Line id={id} />
      ) : (
        <PageState
          kind="empty"
          title="请先选择额度"
          actions={
            <ButtonLink to={PATHS.myProducts} look="primary">
              查看我的产品
            </ButtonLink>
          }
        >
          在“我的产品”中打开一项额度的明细，即可查看。
        </PageState>
      )}
    </Page>
  )
}

const Line = ({ id }: { id: string }) => {
  const line = useRecord({ kind: KIND, id })
  return (
    <Async result={line}>
      {(record) => <RecordDetail record={record} figureNames={FIGURES} />}
    </Async>
  )
}

export default CreditLinePage
