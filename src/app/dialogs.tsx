import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { lazyPage } from '#src/platform/lazy-page.ts'
import { useSession } from '#src/session/use-session.ts'
import { notify } from '#src/ui/feedback/notify.ts'

const load = lazyPage(() => import('./session-dialogs.tsx'))

/** The dialogs of signing in; their code comes when one is first opened. */
export const Dialogs = () => {
  const { login, isRealNameOpen, closeLogin, closeRealName } = useSession()
  const [loaded, setLoaded] = useState<{ Content: ComponentType }>()
  const isOpen = login.isOpen || isRealNameOpen
  const isWanted = isOpen && !loaded

  const giveUp = useEffectEvent((error: unknown) => {
    if (error instanceof Error) notify.error(error.message)
    closeLogin()
    closeRealName()
  })
  useEffect(() => {
    if (isWanted) load().then((module) => setLoaded({ Content: module.default }), giveUp)
  }, [isWanted])

  return (
    <>
      {isOpen && loaded && <loaded.Content />}
      <ExpiryWatch />
    </>
  )
}

const loadWatch = lazyPage(() => import('#src/features/login/expiry-watch.tsx'))

/** Comes once somebody is signed in; without it a session still ends, only without a word before. */
const ExpiryWatch = () => {
  const { status } = useSession()
  const [loaded, setLoaded] = useState<{ Watch: ComponentType }>()
  const isWanted = status === 'signedIn' && !loaded
  useEffect(() => {
    if (isWanted)
      loadWatch().then(
        (module) => setLoaded({ Watch: module.default }),
        () => undefined,
      )
  }, [isWanted])
  return status === 'signedIn' && loaded ? <loaded.Watch /> : null
}
