import { Notice } from './notice.tsx'
import { useReason } from '../flow/use-flow.ts'

/** Why the flow was sent back, pinned to the top of every screen until the next commit. */
export const ReasonNotice = () => {
  const reason = useReason()
  if (!reason) return null
  return (
    <Notice tone="warning" title="退回原因">
      {reason}
    </Notice>
  )
}
