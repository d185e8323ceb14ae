import { useSearchParams } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { RecordList } from '#src/records/record-list.tsx'
import { useRecord } from '#src/records/use-record.ts'
import { warehouseReceiptLifecycle } from '#schemas/lifecycles/warehouse-receipt.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { MergeReceipts } from './merge-receipts.tsx'
import { MERGE_RECEIPTS, RECEIPTS, REGISTER_RECEIPT } from './pledge-paths.ts'
import { RegisterReceipt } from './register-receipt.tsx'
import { SplitReceipt } from './split-receipt.tsx'

const { kind, actions, figures = {} } = warehouseReceiptLifecycle

/** The customer's receipts and their appraisal; by its query one of them, the registration or the merger. */
const ReceiptsPage = () => {
  const [search] = useSearchParams()
  const id = search.get('id')
  return <Page>{id ? <Receipt id={id} /> : <Chosen search={search} />}</Page>
}
export default ReceiptsPage

const Chosen = ({ search }: { search: URLSearchParams }) => {
  if (search.get('register')) return <Registration />
  return search.get('merge') ? <Merger /> : <Receipts />
}

const REGISTER = (
  <ButtonLink to={REGISTER_RECEIPT} look="primary">
    登记仓单
  </ButtonLink>
)

const Receipts = () => (
  <>
    <PageHeader
      title="质物评估"
      lead="登记监管仓的仓单，核验后申请评估；按市价与成本孰低计价，评估后即可质押融资。"
      back={{ to: PATHS.pledgeProducts, label: '动产质押' }}
      extra={
        <>
          <ButtonLink to={MERGE_RECEIPTS}>合并仓单</ButtonLink>
          <ButtonLink to={PATHS.pledgeFinancing}>申请质押</ButtonLink>
          {REGISTER}
        </>
      }
    />
    <RecordList
      kind={kind}
      name="我的仓单"
      searched="仓单编号、监管仓或货物"
      empty={
        <PageState kind="empty" title="还没有仓单" actions={REGISTER}>
          登记存放在监管仓的货物，核验并评估后即可用于质押融资。
        </PageState>
      }
    />
  </>
)

const Registration = () => (
  <>
    <PageHeader title="登记仓单" lead="登记后由平台与监管仓核对货物和重量。" back={RECEIPTS} />
    <RegisterReceipt />
  </>
)

const Merger = () => (
  <>
    <PageHeader
      title="合并仓单"
      lead="同一监管仓、同一货物且状态相同的仓单可以合并，重量相加，单价按重量平均。"
      back={RECEIPTS}
    />
    <MergeReceipts />
  </>
)

const Receipt = ({ id }: { id: string }) => {
  const receipt = useRecord({ kind, id })
  return (
    <>
      <PageHeader title="仓单详情" back={RECEIPTS} />
      <Async result={receipt}>
        {(record) => (
          <>
            <RecordDetail record={record} figureNames={figures} hasMovements={false} />
            {isDivisible(record.actions) && <SplitReceipt id={id} subject={record.subject} />}
          </>
        )}
      </Async>
    </>
  )
}

/** A receipt is split where its owner may also take its goods out. */
const isDivisible = (possible: readonly { name: string; blocked: string }[]): boolean =>
  possible.some(
    ({ name, blocked }) => name === ('deliver' satisfies keyof typeof actions) && !blocked,
  )
