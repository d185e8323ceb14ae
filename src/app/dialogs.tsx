import { lazy, Suspense } from 'react'
import { useSession } from '#src/session/use-session.ts'

const SessionDialogs = lazy(() => import('./session-dialogs.tsx'))

/** The dialogs of signing in; their code comes when one is first opened. */
export const Dialogs = () => {
  const { login, isRealNameOpen } = useSession()
  if (!login.isOpen && !isRealNameOpen) return null
  return (
    <Suspense fallback={null}>
      <SessionDialogs />
    </Suspense>
  )
}
