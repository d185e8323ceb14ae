import { Notice } from './notice.tsx'
import { useReason } from '../flow/use-flow.ts'

/** Shows the reason of a rejection or a return at the top of every screen, until the next commit. */
export const ReasonNotice = () => {
  const reason = useReason()
  if (!reason) return null
  return (
    <Notice tone="warning" title="退回原因">
      {reason}
    </Notice>
  )
}
