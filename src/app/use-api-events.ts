import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiEvents, type ApiEvent } from '#src/api/api-events.ts'
import { after } from '#src/platform/clock.ts'
import { useSession } from '#src/session/use-session.ts'
import { notify } from '#src/ui/feedback/notify.ts'
import { PATHS } from '#src/platform/paths.ts'

/** Before a redirect or a log-out that follows a warning; ms (specification, section 9). */
const REDIRECT_DELAY = 1_500

/** What failed calls look like and where they lead (specification, section 8). */
export const useApiEvents = (): void => {
  const navigate = useNavigate()
  const { logOut } = useSession()
  const show = useEffectEvent((event: ApiEvent) => {
    // The session itself hears of its end, and says nothing.
    if (event.type === 'sessionExpired') return
    notify.warning(event.message)
    if (event.type === 'illegalOperation') after(REDIRECT_DELAY, logOut)
    if (event.type === 'applicationUnderWay') {
      after(REDIRECT_DELAY, () => void navigate(PATHS.myProducts))
    }
  })
  useEffect(() => apiEvents.subscribe((event) => show(event)), [])
}
