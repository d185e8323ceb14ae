import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  operatorProvider,
  operatorReverseOrder,
  operatorSetFault,
  PROVIDER_FAULT_LABELS,
  type OperatorProvider,
  type ProviderFault,
} from '#schemas/api/operator.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { Failure } from '#src/ui/page/failure.tsx'
import { operatorCall } from '../operator-call.ts'
import { useOperator } from '../use-operator.ts'
import { ProviderOrders } from './provider-orders.tsx'
import { ProviderScreen } from './provider-screen.tsx'

/** The faults of the simulated provider: what each does to a payment. */
const FAULTS: Readonly<Record<ProviderFault, string>> = {
  none: '支付后立即通知一次。',
  late: '支付 10 分钟后才通知。',
  twice: '同一笔支付通知两次。',
  never: '支付后不通知，只能主动查询。',
  wrongAmount: '通知的金额与订单差一分。',
  afterClose: '答复已关闭的订单仍可支付。',
}

const STATES: Readonly<Record<string, string>> = {
  open: '待支付',
  paid: '已支付',
  closed: '已关闭',
  refunded: '已退款',
  reversed: '已撤回',
}

/** The simulated payment provider. */
const ProviderPage = () => (
  <ProviderScreen
    title="付款渠道"
    lead="模拟的付款渠道：打开一种故障，查看门户如何应对；故障对之后的支付生效。"
    faults={FAULTS}
    labels={PROVIDER_FAULT_LABELS}
    query={operatorProvider.name}
    read={(signal) => operatorCall(operatorProvider, { signal })}
    onSwitch={(fault) => operatorCall(operatorSetFault, { body: { fault } })}
  >
    {({ orders }) => <Orders orders={orders} />}
  </ProviderScreen>
)

const Orders = ({ orders }: Pick<OperatorProvider, 'orders'>) => {
  const { may } = useOperator()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (orderNo: string) => operatorCall(operatorReverseOrder, { body: { orderNo } }),
    onSuccess: () => notify.success('渠道已撤回这笔款项，通知随后送达'),
    onSettled: () => queries.invalidateQueries({ queryKey: [operatorProvider.name] }),
  })
  return (
    <ProviderOrders
      title="最近的订单"
      orders={orders}
      none={['还没有订单', '客户发起付款后会出现在这里。']}
      titleOf={({ subject }) => subject}
      states={STATES}
      renderEnd={({ amount }) => <MoneyText value={amount} />}
      renderAction={({ orderNo, state }) =>
        state === 'paid' &&
        may('manager') && (
          <Button size="small" disabled={isPending} onClick={() => mutate(orderNo)}>
            撤回款项
          </Button>
        )
      }
    >
      <Failure message={error?.message} />
    </ProviderOrders>
  )
}

export default ProviderPage
