import { billDiscountLifecycle } from '#schemas/lifecycles/bill-discount.ts'
import { PATHS } from '#src/platform/paths.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { RecordList } from '#src/records/record-list.tsx'
import { useRecord } from '#src/records/use-record.ts'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'

const { kind, figures = {} } = billDiscountLifecycle

/** Lists the customer's discounts; nothing where there is none. */
export const MyDiscounts = () => (
  <RecordList kind={kind} name="我的贴现" searched="贴现编号、票据号码或承兑人" empty={null} />
)

/** A discount of a bill: its price, where it stands, and the payment where it has to be bought back. */
export const DiscountRecord = ({ id }: { id: string }) => (
  <>
    <PageHeader
      back={{ to: PATHS.billDiscounting, label: '票据贴现' }}
      title="票据贴现详情"
      lead="利息在放款时一次扣收；到期由承兑人付款。"
    />
    <Async result={useRecord({ kind, id })}>
      {(record) => <RecordDetail record={record} figureNames={figures} />}
    </Async>
  </>
)
