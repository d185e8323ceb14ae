import { PATHS } from '#src/platform/paths.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { useRecord } from '#src/records/use-record.ts'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { WithId } from '#src/ui/page/with-id.tsx'

const FINANCINGS = { to: PATHS.myFinancing, label: '我的融资' }

/** A finance application: where it stands, its facts, and for an approved one the way to draw it. */
const FinancingPage = () => (
  <Page>
    <PageHeader title="融资详情" lead="从提交、审批到放款的每一步都记录在此。" back={FINANCINGS} />
    <WithId what="融资申请" list={FINANCINGS}>
      {(id) => <Financing id={id} />}
    </WithId>
  </Page>
)

const Financing = ({ id }: { id: string }) => {
  const financing = useRecord({ kind: 'financing', id })
  return (
    <Async result={financing}>
      {(record) => (
        <RecordDetail record={record} figureNames={{ amount: '融资金额' }} hasMovements={false} />
      )}
    </Async>
  )
}

export default FinancingPage
