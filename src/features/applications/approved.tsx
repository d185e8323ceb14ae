import { ProcessType } from '#schemas/process/definition.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { useFlow } from '#src/process/flow/use-flow.ts'
import { BeginButton } from '#src/process/flow/begin-button.tsx'
import { useOpenTodo, useTodos } from '#src/process/flow/use-todos.ts'
import { preloadProcess } from '#src/process/preload-process.ts'
import { recordPath } from '#src/records/record-paths.ts'
import { useRecord } from '#src/records/use-record.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Dated } from '#src/ui/display/dated.tsx'
import { formatMoney } from '#src/ui/display/money.ts'
import { PageState } from '#src/ui/page/page-state.tsx'
import { useFlowRecord } from './use-flow-record.ts'
import { useQuota } from './use-quota.ts'

/** The names of the days that limit what can be done next. */
const UNTIL = /有效期至$|到期日$|还款日$/

/** Shows an approval: what it means, what to do now, and until when. */
export const Approved = () => {
  const { plan, address, actor } = useFlow()
  const todos = useTodos()
  const next = todos.data?.find(
    ({ kind, goodsId }) => goodsId === address.goodId && (kind === 'apply' || kind === 'activate'),
  )
  const { data: quota, isPending } = useQuota()
  const { open, opening } = useOpenTodo()
  const { flowOnlyId } = actor.getSnapshot().context
  const about = useFlowRecord(flowOnlyId)
  const record = about.data
  const recordScreen = record ? recordPath(record.kind, record.id) : undefined
  const isActive = !next && !record && !about.isPending && quota?.status === 1
  const line = useRecord({ kind: 'creditLine', id: quota?.enterpriseQuotaId ?? '' }, isActive)
  const [financing] = line.data?.processes ?? []
  // Known only when all replies are there: no button changes its look under the finger.
  const isKnown = !todos.isPending && !isPending && !about.isPending && !line.isLoading
  const isLast = isKnown && !next && !financing && !recordScreen
  const products = (
    <ButtonLink to={PATHS.myProducts} look={isLast ? 'primary' : 'secondary'}>
      查看我的产品
    </ButtonLink>
  )
  return (
    <PageState
      kind="success"
      title="审批已通过"
      actions={
        <>
          {next && (
            <Button
              look="primary"
              busy={opening !== undefined}
              onPointerEnter={preloadProcess}
              onClick={() => open(next)}
            >
              {next.kind === 'apply' ? '申请额度' : '激活额度'}
            </Button>
          )}
          {recordScreen && (
            <ButtonLink look="primary" to={recordScreen}>
              {record?.processes[0]?.label ?? '查看详情'}
            </ButtonLink>
          )}
          {financing && <BeginButton look="primary" {...financing} />}
          {products}
          {address.processType === ProcessType.opening && (
            <ButtonLink to={pathTo(PATHS.openingDetails, { flowOnlyId })}>开通详情</ButtonLink>
          )}
          {isActive ? (
            <ButtonLink to={pathTo(PATHS.productDetails, { goodId: address.goodId })}>
              查看产品
            </ButtonLink>
          ) : (
            <ButtonLink to={PATHS.home}>返回首页</ButtonLink>
          )}
        </>
      }
    >
      {record ? record.status.sentence : `${plan.processName}已完成。`}
      {record?.facts
        .filter(({ label, value }) => UNTIL.test(label) && value)
        .map(({ label, value }) => (
          <Dated key={label}>{`${label} ${value}。`}</Dated>
        ))}
      {next?.kind === 'apply' && '现在可以申请额度，不限时间；批复并激活后即可融资。'}
      {next?.kind === 'activate' && (
        <Dated>{`已批复额度 ${amountText(next.amount)}，有效期至 ${next.validUntil}，请在此之前激活使用。`}</Dated>
      )}
      {isActive && (
        <Dated>{`额度已激活，可用 ${amountText(quota.available)}，有效期至 ${quota.validUntil}。`}</Dated>
      )}
    </PageState>
  )
}

const amountText = (value: string): string => {
  const money = formatMoney(value, 'auto')
  return money ? `${money.amount} ${money.unit}` : '—'
}
