import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { DataOf } from '#schemas/api/contract.ts'
import { balanceDetail } from '#schemas/api/payments.ts'
import { balanceLifecycle } from '#schemas/lifecycles/balance.ts'
import { call } from '#src/api/call.ts'
import { PATHS } from '#src/platform/paths.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { useBeginPayment } from '#src/records/use-begin-payment.ts'
import { useRecord } from '#src/records/use-record.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import { TransferWay } from './transfer-way.tsx'
import styles from './payment-page.module.css'

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
          <Recharge balance={balance} isMain={found.actions.every(({ blocked }) => blocked)} />
        </RecordDetail>
      )}
    </Async>
  )
}

const FIGURES = { available: '可用余额' }

interface RechargeProps {
  balance: DataOf<typeof balanceDetail>
  /** Nothing can be withdrawn: the recharge is the page's primary action. */
  isMain: boolean
}

const Recharge = ({ balance: { id, account }, isMain }: RechargeProps) => {
  const [amount, setAmount] = useState('')
  const begin = useBeginPayment()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    begin.mutate({ kind: balanceLifecycle.kind, id, purpose: 'other', amount })
  }
  return (
    <Panel title="充值">
      <form onSubmit={submit} noValidate className={classNames(layout.cluster, styles.recharge)}>
        <TextField
          label="充值金额（元）"
          inputMode="decimal"
          value={amount}
          onChange={setAmount}
          error={begin.error?.message}
        />
        <Button type="submit" look={isMain ? 'primary' : 'secondary'} busy={begin.isPending}>
          去支付
        </Button>
      </form>
      <TransferWay account={account} />
    </Panel>
  )
}

export default BalancePage
