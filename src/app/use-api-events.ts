import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiEvents, type ApiEvent } from '#src/api/api-events.ts'
import { after } from '#src/platform/clock.ts'
import { useSession } from '#src/session/use-session.ts'
import { notify } from '#src/ui/feedback/notify.ts'
import { PATHS } from '#src/platform/paths.ts'

/** Time between a warning and the redirect or log-out after it; ms (specification, section 9). */
const REDIRECT_DELAY = 1_500

/** Shows the failures of calls as warnings, and ends the session or navigates after some (specification, section 8). */
export const useApiEvents = (): void => {
  const navigate = useNavigate()
  const { end } = useSession()
  const show = useEffectEvent((event: ApiEvent) => {
    // The session handles its own expiry.
    if (event.type === 'sessionExpired') return
    notify.warning(event.message)
    if (event.type === 'illegalOperation') after(REDIRECT_DELAY, end)
    if (event.type === 'applicationUnderWay') {
      after(REDIRECT_DELAY, () => void navigate(PATHS.myProducts))
    }
  })
  useEffect(() => apiEvents.subscribe((event) => show(event)), [])
}
