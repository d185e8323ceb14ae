import {
  operatorSetSigningFault,
  operatorSigningProvider,
  SIGNING_FAULT_LABELS,
  type SigningFault,
} from '#schemas/api/operator.ts'
import { operatorCall } from '../operator-call.ts'
import { ProviderOrders } from './provider-orders.tsx'
import { ProviderScreen } from './provider-screen.tsx'

/** The faults of the simulated provider: what each does to a signing. */
const FAULTS: Readonly<Record<SigningFault, string>> = {
  none: '提交 3 秒后自动签署，并通知一次。',
  byHand: '不自动签署，由客户在签署服务页面签署或拒绝。',
  refused: '签署人拒绝签署，客户可以重新签署。',
  late: '签署 10 分钟后才通知。',
  twice: '同一笔签署通知两次。',
  never: '签署后不通知，只能主动查询。',
  wrongSignature: '通知不是用约定的密钥签名的。',
  wrongDocument: '通知的文件校验码不是这份合同的。',
  afterClose: '答复已关闭的签署仍会签署并通知。',
}

const STATES: Readonly<Record<string, string>> = {
  open: '签署中',
  signed: '已签署',
  refused: '已拒绝',
  closed: '已关闭',
}

/** The simulated signing provider. */
const SigningProviderPage = () => (
  <ProviderScreen
    title="签署服务"
    lead="模拟的电子签署服务：打开一种故障，查看门户如何应对；故障对之后的签署生效。"
    faults={FAULTS}
    labels={SIGNING_FAULT_LABELS}
    query={operatorSigningProvider.name}
    read={(signal) => operatorCall(operatorSigningProvider, { signal })}
    onSwitch={(fault) => operatorCall(operatorSetSigningFault, { body: { fault } })}
  >
    {({ orders }) => (
      <ProviderOrders
        title="最近的签署"
        orders={orders}
        none={['还没有签署', '客户提交签署后会出现在这里。']}
        titleOf={({ title }) => title}
        states={STATES}
        renderEnd={({ signer }) => <span>{signer}</span>}
      />
    )}
  </ProviderScreen>
)

export default SigningProviderPage
