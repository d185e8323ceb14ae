import { useCode } from '#src/platform/use-code.ts'
import { pinsCode } from '../context/lazy-pins.tsx'
import { Notice } from './notice.tsx'
import { useIsReasonMissing, useIsReturned, useReason } from '../flow/use-flow.ts'

/** Shows the reason of a rejection or a return at the top of every screen, until the next commit. */
export const ReasonNotice = () => {
  const reason = useReason()
  const isMissing = useIsReasonMissing()
  const isReturned = useIsReturned()
  const pins = useCode(pinsCode, { isWanted: isReturned })
  const title = isReturned ? '退回原因' : '未通过原因'
  if (!reason && !isMissing) return null
  return (
    <Notice tone="warning" title={title}>
      {isMissing ? (
        `${title}暂时读取不到，正在重试。您可以先修改，内容不受影响。`
      ) : isReturned && pins ? (
        <pins.PinnedReasons text={reason} />
      ) : (
        <p>{reason}</p>
      )}
      <p>修改后可以随时重新提交，没有截止时间。</p>
    </Notice>
  )
}
