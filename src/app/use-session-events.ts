import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { noticeAfterReload } from '#src/session/notice-after-reload.ts'
import { sessionEvents } from '#src/session/session-events.ts'
import { useSession } from '#src/session/use-session.ts'
import { notify } from '#src/ui/feedback/notify.ts'
import { PATHS } from '#src/platform/paths.ts'

/** Takes the user where the session wants them to be. */
export const useSessionEvents = (): void => {
  const navigate = useNavigate()
  const { closeLogin, openLogin } = useSession()
  const go = useEffectEvent(async (path: string) => {
    await navigate(path)
    // A guarded page that took long to leave may have asked to sign in meanwhile.
    closeLogin()
  })
  const askToSignIn = useEffectEvent(() => openLogin())
  useEffect(
    () =>
      sessionEvents.subscribe((event) => {
        if (event.type === 'signIn.required') askToSignIn()
        else void go(event.type === 'home.open' ? PATHS.home : PATHS.register)
      }),
    [],
  )
  useEffect(() => {
    const notice = noticeAfterReload.take()
    if (notice) notify.success(notice)
  }, [])
}
