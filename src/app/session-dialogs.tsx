import { LoginDialog } from '#src/features/login/login-dialog.tsx'
import { RealNameDialog } from '#src/features/login/real-name-dialog.tsx'
import { useSession } from '#src/session/use-session.ts'

/** The open dialogs of the session: login and real-name verification. */
export const SessionDialogs = () => {
  const { login, isRealNameOpen } = useSession()
  return (
    <>
      {login.isOpen && <LoginDialog />}
      {isRealNameOpen && <RealNameDialog />}
    </>
  )
}
