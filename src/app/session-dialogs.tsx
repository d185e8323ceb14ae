import { LoginDialog } from '#src/features/login/login-dialog.tsx'
import { RealNameDialog } from '#src/features/login/real-name-dialog.tsx'
import { lazyComponent } from '#src/platform/lazy-component.tsx'
import { useSession } from '#src/session/use-session.ts'

/** Loaded on demand: values are rarely unsaved. */
const LogOutDialog = lazyComponent(
  async () => (await import('#src/features/login/log-out-dialog.tsx')).LogOutDialog,
)

/** The open dialogs of the session: login, real-name verification, and logging out with unsaved values. */
export const SessionDialogs = () => {
  const { login, isRealNameOpen, isLogOutOpen } = useSession()
  return (
    <>
      {login.isOpen && <LoginDialog />}
      {isRealNameOpen && <RealNameDialog />}
      {isLogOutOpen && <LogOutDialog />}
    </>
  )
}
