import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { noticeAfterReload } from '#src/session/notice-after-reload.ts'
import { sessionEvents } from '#src/session/session-events.ts'
import { useSession } from '#src/session/use-session.ts'
import { notify } from '#src/ui/feedback/notify.ts'
import { PATHS } from '#src/platform/paths.ts'

/**
 * Navigates and opens the login dialog as the session's events require; after a sign-in that reloaded the page
 * shows its notice and asks for the real name.
 */
export const useSessionEvents = (): void => {
  const navigate = useNavigate()
  const { status, isVerified, closeLogin, openLogin, openRealName } = useSession()
  /** The navigation of the last event, until the page that was left is gone. */
  const moving = useRef<Promise<void>>(Promise.resolve())
  const go = useEffectEvent((path: string) => {
    moving.current = Promise.resolve(navigate(path)).then(() => {
      // During a slow navigation the guarded page that is left may have opened the login dialog.
      closeLogin()
    })
  })
  // The dialog that is asked for stays: it opens once that of the page that is left has been closed.
  const askToSignIn = useEffectEvent(() => void moving.current.then(() => openLogin()))
  useEffect(
    () =>
      sessionEvents.subscribe((event) => {
        if (event.type === 'signIn.required') askToSignIn()
        else go(event.type === 'home.open' ? PATHS.home : PATHS.register)
      }),
    [],
  )
  const hasJustSignedIn = useRef(false)
  useEffect(() => {
    const notice = noticeAfterReload.take()
    if (!notice) return
    notify.success(notice)
    hasJustSignedIn.current = true
  }, [])
  const askForRealName = useEffectEvent(() => {
    if (!isVerified) openRealName()
  })
  useEffect(() => {
    if (status !== 'signedIn' || !hasJustSignedIn.current) return
    hasJustSignedIn.current = false
    askForRealName()
  }, [status])
}
