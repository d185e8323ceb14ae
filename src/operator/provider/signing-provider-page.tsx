import { useQuery } from '@tanstack/react-query'
import {
  operatorSetSigningFault,
  operatorSigningProvider,
  type OperatorSigningProvider,
  type SigningFault,
} from '#schemas/api/operator.ts'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { REFRESH } from '../frame.tsx'
import { operatorCall } from '../operator-call.ts'
import { FaultSwitch } from './fault-switch.tsx'
import styles from './provider-page.module.css'

/** The faults of the simulated provider: their names, and what each does to a signing. */
const FAULTS: Readonly<Record<SigningFault, { name: string; text: string }>> = {
  none: { name: '正常', text: '提交 3 秒后自动签署，并通知一次。' },
  byHand: { name: '手动签署', text: '不自动签署，由客户在签署服务页面签署或拒绝。' },
  refused: { name: '拒绝签署', text: '签署人拒绝签署，客户可以重新签署。' },
  late: { name: '通知延迟', text: '签署 10 分钟后才通知。' },
  twice: { name: '重复通知', text: '同一笔签署通知两次。' },
  never: { name: '不通知', text: '签署后不通知，只能主动查询。' },
  wrongSignature: { name: '通知签名错误', text: '通知不是用约定的密钥签名的。' },
  wrongDocument: { name: '文件不符', text: '通知的文件校验码不是这份合同的。' },
  afterClose: { name: '关闭后仍签署', text: '答复已关闭的签署仍会签署并通知。' },
}

const STATES: Readonly<Record<string, string>> = {
  open: '签署中',
  signed: '已签署',
  refused: '已拒绝',
  closed: '已关闭',
}

/** The simulated signing provider: the switch of its faults, and its newest orders. */
const SigningProviderPage = () => {
  const provider = useQuery({
    queryKey: [operatorSigningProvider.name],
    queryFn: ({ signal }) => operatorCall(operatorSigningProvider, { signal }),
    refetchInterval: REFRESH,
  })
  return (
    <>
      <title>签署服务 · 运营台</title>
      <PageHeader
        title="签署服务"
        lead="模拟的电子签署服务：打开一种故障，查看门户如何应对；故障对之后的签署生效。"
      />
      <Async result={provider}>
        {(read) => (
          <div>
            <FaultSwitch
              faults={FAULTS}
              fault={read.fault}
              query={operatorSigningProvider.name}
              onSwitch={(fault) => operatorCall(operatorSetSigningFault, { body: { fault } })}
            />
            <Orders orders={read.orders} />
          </div>
        )}
      </Async>
    </>
  )
}

const Orders = ({ orders }: Pick<OperatorSigningProvider, 'orders'>) => (
  <Panel title="最近的签署">
    {orders.length === 0 ? (
      <PageState kind="empty" title="还没有签署">
        客户提交签署后会出现在这里。
      </PageState>
    ) : (
      <ul className={styles.orders} aria-label="最近的签署">
        {orders.map(({ orderNo, title, signer, state, tries, nextNoticeAt }) => (
          <li key={orderNo}>
            <div>
              <strong>{title}</strong>
              <p className={styles.note}>
                {orderNo} · 已通知 {tries} 次{nextNoticeAt && ` · 下次 ${nextNoticeAt}`}
              </p>
            </div>
            <div className={styles.end}>
              <span>{signer}</span>
              <span className={styles.note}>{STATES[state] ?? state}</span>
            </div>
          </li>
        ))}
      </ul>
    )}
  </Panel>
)

export default SigningProviderPage
