import { useSearchParams } from 'react-router-dom'
import { billFinancingLifecycle } from '#schemas/lifecycles/bill-financing.ts'
import { PATHS } from '#src/platform/paths.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { RecordList } from '#src/records/record-list.tsx'
import { useRecord } from '#src/records/use-record.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { HELD } from './bill-paths.ts'

const FINANCINGS = { to: PATHS.cloudFinancingDetails, label: '云信融资' }

/** The customer's financings of bills; with an id one of them. */
const BillFinancingPage = () => {
  const [search] = useSearchParams()
  const id = search.get('id')
  return (
    <Page>
      <PageHeader
        title={id ? '云信融资详情' : '云信融资'}
        lead="融资的利息、登记和到期付款都记录在此。"
        back={id ? FINANCINGS : HELD}
      />
      {id ? <Financing id={id} /> : <Financings />}
    </Page>
  )
}

export default BillFinancingPage

const Financings = () => (
  <RecordList
    kind={billFinancingLifecycle.kind}
    name="云信融资"
    searched="融资编号或云信编号"
    empty={
      <PageState
        kind="empty"
        title="还没有云信融资"
        actions={
          <ButtonLink to={HELD.to} look="primary">
            查看{HELD.label}
          </ButtonLink>
        }
      >
        在持有的云信中选择一笔，即可申请融资。
      </PageState>
    }
  />
)

const Financing = ({ id }: { id: string }) => (
  <Async result={useRecord({ kind: billFinancingLifecycle.kind, id })}>
    {(record) => (
      <RecordDetail record={record} figureNames={billFinancingLifecycle.figures ?? {}} />
    )}
  </Async>
)
