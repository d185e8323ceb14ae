import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  operatorProvider,
  operatorReverseOrder,
  operatorSetFault,
  type OperatorProvider,
  type ProviderFault,
} from '#schemas/api/operator.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { Async } from '#src/ui/page/async.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { REFRESH } from '../frame.tsx'
import { operatorCall } from '../operator-call.ts'
import { useOperator } from '../use-operator.ts'
import { FaultSwitch } from './fault-switch.tsx'
import styles from './provider-page.module.css'

/** The faults of the simulated provider: their names, and what each does to a payment. */
const FAULTS: Readonly<Record<ProviderFault, { name: string; text: string }>> = {
  none: { name: '正常', text: '支付后立即通知一次。' },
  late: { name: '通知延迟', text: '支付 10 分钟后才通知。' },
  twice: { name: '重复通知', text: '同一笔支付通知两次。' },
  never: { name: '不通知', text: '支付后不通知，只能主动查询。' },
  wrongAmount: { name: '金额不符', text: '通知的金额与订单差一分。' },
  afterClose: { name: '关闭后仍扣款', text: '答复已关闭的订单仍可支付。' },
}

const STATES: Readonly<Record<string, string>> = {
  open: '待支付',
  paid: '已支付',
  closed: '已关闭',
  refunded: '已退款',
  reversed: '已撤回',
}

/** The simulated payment provider: the switch of its faults, and its newest orders. */
const ProviderPage = () => {
  const provider = useQuery({
    queryKey: [operatorProvider.name],
    queryFn: ({ signal }) => operatorCall(operatorProvider, { signal }),
    refetchInterval: REFRESH,
  })
  return (
    <>
      <title>付款渠道 · 运营台</title>
      <PageHeader
        title="付款渠道"
        lead="模拟的付款渠道：打开一种故障，查看门户如何应对；故障对之后的支付生效。"
      />
      <Async result={provider}>
        {(read) => (
          <div>
            <FaultSwitch
              faults={FAULTS}
              fault={read.fault}
              query={operatorProvider.name}
              onSwitch={(fault) => operatorCall(operatorSetFault, { body: { fault } })}
            />
            <Orders orders={read.orders} />
          </div>
        )}
      </Async>
    </>
  )
}

const Orders = ({ orders }: Pick<OperatorProvider, 'orders'>) => {
  const { may } = useOperator()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (orderNo: string) => operatorCall(operatorReverseOrder, { body: { orderNo } }),
    onSuccess: () => notify.success('渠道已撤回这笔款项，通知随后送达'),
    onSettled: () => queries.invalidateQueries({ queryKey: [operatorProvider.name] }),
  })
  return (
    <Panel title="最近的订单">
      {orders.length === 0 ? (
        <PageState kind="empty" title="还没有订单">
          客户发起付款后会出现在这里。
        </PageState>
      ) : (
        <ul className={styles.orders} aria-label="最近的订单">
          {orders.map(({ orderNo, subject, amount, state, tries, nextNoticeAt }) => (
            <li key={orderNo}>
              <div>
                <strong>{subject}</strong>
                <p className={styles.note}>
                  {orderNo} · 已通知 {tries} 次{nextNoticeAt && ` · 下次 ${nextNoticeAt}`}
                </p>
              </div>
              <div className={styles.end}>
                <MoneyText value={amount} />
                <span className={styles.note}>{STATES[state] ?? state}</span>
                {state === 'paid' && may('manager') && (
                  <Button size="small" disabled={isPending} onClick={() => mutate(orderNo)}>
                    撤回款项
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <Failure message={error?.message} />
    </Panel>
  )
}

export default ProviderPage
