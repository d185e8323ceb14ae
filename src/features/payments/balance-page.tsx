import { useQuery } from '@tanstack/react-query'
import type { DataOf } from '#schemas/api/contract.ts'
import { balanceDetail } from '#schemas/api/payments.ts'
import { rechargeForm } from '#schemas/forms/balance.ts'
import { balanceLifecycle } from '#schemas/lifecycles/balance.ts'
import { call } from '#src/api/call.ts'
import { PATHS } from '#src/platform/paths.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { useBeginPayment } from '#src/records/use-begin-payment.ts'
import { useRecord } from '#src/records/use-record.ts'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { TransferWay } from './transfer-way.tsx'

/** The customer's balance: what is on it and its movements, its recharge and its withdrawal. */
const BalancePage = () => {
  const balance = useQuery({
    queryKey: [balanceDetail.name],
    queryFn: ({ signal }) => call(balanceDetail, {}, { signal, hide: true }),
    staleTime: 0,
  })
  return (
    <Page>
      <PageHeader
        title="账户余额"
        lead="充值、提现，查看每一笔变动；多付的款项和退还的保证金也转入这里。"
        back={{ to: PATHS.userCenter, label: '服务中心' }}
      />
      <Async result={balance}>{(found) => <Balance balance={found} />}</Async>
    </Page>
  )
}

const Balance = ({ balance }: { balance: DataOf<typeof balanceDetail> }) => {
  const record = useRecord({ kind: balanceLifecycle.kind, id: balance.id })
  return (
    <Async result={record}>
      {(found) => (
        <RecordDetail record={found} figureNames={FIGURES}>
          <Recharge balance={balance} />
        </RecordDetail>
      )}
    </Async>
  )
}

const FIGURES = { available: '可用余额' }

const Recharge = ({ balance: { id, account } }: { balance: DataOf<typeof balanceDetail> }) => {
  const begin = useBeginPayment()
  return (
    <Panel>
      <InlineForm
        name="recharge"
        title="充值"
        content={rechargeForm}
        label="去支付"
        sending={{
          ...begin,
          mutateAsync: ({ amount }: { amount: string }) =>
            begin.mutateAsync({ kind: balanceLifecycle.kind, id, purpose: 'other', amount }),
        }}
      />
      <TransferWay account={account} />
    </Panel>
  )
}

export default BalancePage
