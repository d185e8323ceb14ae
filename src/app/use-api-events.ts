import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { REDIRECT_DELAY, SessionPath } from '#schemas/session.ts'
import { apiEvents, type ApiEvent } from '#src/api/api-events.ts'
import { after } from '#src/platform/clock.ts'
import { useSession } from '#src/session/use-session.ts'
import { notify } from '#src/ui/feedback/notify.ts'

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
      after(REDIRECT_DELAY, () => void navigate(SessionPath.myProducts))
    }
  })
  useEffect(() => apiEvents.subscribe((event) => show(event)), [])
}
