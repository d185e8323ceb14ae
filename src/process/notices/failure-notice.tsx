import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from './notice.tsx'
import { useFailure, useFlow, useIsUnsure } from '../flow/use-flow.ts'

/** Shows the failure of the last save, next to the buttons; the typed values are kept. */
export const FailureNotice = () => {
  const { actor, reload } = useFlow()
  const failure = useFailure()
  const isUnsure = useIsUnsure()
  if (isUnsure)
    return (
      <Notice
        alert
        tone="warning"
        title="暂时无法确认是否已保存"
        actions={
          <Button look="primary" onClick={() => actor.send({ type: 'flow.retry' })}>
            重新确认
          </Button>
        }
      >
        网络不稳定，您填写的内容还在本机。网络恢复后会自动确认；确认结果之前不会重复提交。
      </Notice>
    )
  if (!failure) return null
  if (failure.kind === 'invalid' || failure.kind === 'outdated')
    return <Notice alert tone="danger" title={failure.message} />
  // The server checks by the newest definition, which may ask for what this page doesn't know.
  const isUnlocated = failure.kind === 'refused' && !failure.fields?.some(({ pointer }) => pointer)
  return (
    <Notice
      alert
      tone="danger"
      actions={isUnlocated && <Button onClick={reload}>重新载入</Button>}
      title={failure.kind === 'unknown' ? '暂时无法确认是否已保存' : '没有保存成功'}
    >
      {failure.message}。您填写的内容还在，{failure.fields ? '请修改后再提交' : '可以再试一次'}。
    </Notice>
  )
}
