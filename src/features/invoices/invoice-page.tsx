import { useSearchParams } from 'react-router-dom'
import { invoiceLifecycle } from '#schemas/lifecycles/invoice.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { lazyComponent } from '#src/platform/lazy-component.tsx'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { RecordList } from '#src/records/record-list.tsx'
import { useRecord } from '#src/records/use-record.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageSkeleton, PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'

const KIND = invoiceLifecycle.kind

const LIST = { to: PATHS.invoiceDetail, label: '我的发票' }

const REGISTER = pathTo(PATHS.invoiceDetail, { register: 1 })

const RegisterInvoices = lazyComponent(
  () => import('./register-invoices.tsx').then((code) => code.RegisterInvoices),
  <PageSkeleton />,
)

/** The customer's invoices; with an id one of them, with `register` the form that registers others. */
const InvoicePage = () => {
  const [search] = useSearchParams()
  const id = search.get('id')
  if (id) return <Invoice id={id} />
  return search.get('register') ? <Registration /> : <Invoices />
}

const Invoices = () => (
  <Page>
    <PageHeader
      title="我的发票"
      lead="登记开给核心企业的发票，核验通过后即可用于融资申请。"
      extra={
        <ButtonLink to={REGISTER} look="primary">
          登记发票
        </ButtonLink>
      }
    />
    <RecordList
      kind={KIND}
      name="我的发票"
      searched="发票号码、购买方或融资编号"
      empty={
        <PageState
          kind="empty"
          title="还没有发票"
          actions={
            <ButtonLink to={REGISTER} look="primary">
              登记发票
            </ButtonLink>
          }
        >
          登记开给核心企业的发票，核验通过后即可用于融资申请。
        </PageState>
      }
    />
  </Page>
)

const Registration = () => (
  <Page>
    <PageHeader
      title="登记发票"
      lead="登记后平台会向税务系统查验；同一张发票只能办理一笔融资。"
      back={LIST}
    />
    <RegisterInvoices />
  </Page>
)

const Invoice = ({ id }: { id: string }) => {
  const invoice = useRecord({ kind: KIND, id })
  return (
    <Page>
      <PageHeader title="发票详情" back={LIST} />
      <Async result={invoice}>
        {(record) => (
          <RecordDetail
            record={record}
            figureNames={invoiceLifecycle.figures ?? {}}
            hasMovements={false}
          />
        )}
      </Async>
    </Page>
  )
}

export default InvoicePage
