import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import { useSession } from '#src/session/use-session.ts'
import { notify } from '#src/ui/feedback/notify.ts'

const dialogs = lazyCode(() => import('./session-dialogs.tsx'))

/** The dialogs of the session; their code is loaded when one is first opened. */
export const Dialogs = () => {
  const { login, isRealNameOpen, isLogOutOpen, closeLogin } = useSession()
  const isOpen = login.isOpen || isRealNameOpen || isLogOutOpen
  const loaded = useCode(dialogs, {
    isWanted: isOpen,
    onFail: (error) => {
      notify.error(error.message)
      // Closes any of them.
      closeLogin()
    },
  })
  return (
    <>
      {isOpen && loaded && <loaded.SessionDialogs />}
      <ExpiryWatch />
    </>
  )
}

const expiryWatch = lazyCode(() => import('#src/features/login/expiry-watch.tsx'))

/** Warns before the session expires; loaded after signing in. If it does not load, only the warning is missing. */
const ExpiryWatch = () => {
  const { status } = useSession()
  const isSignedIn = status === 'signedIn'
  const loaded = useCode(expiryWatch, { isWanted: isSignedIn })
  return isSignedIn && loaded ? <loaded.ExpiryWatch /> : null
}
