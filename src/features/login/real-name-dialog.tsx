import { useNavigate } from 'react-router-dom'
import { realNamePath, sessionText } from '#schemas/session.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'

/** The dialog that asks an unverified customer to verify their name; mounted while it is open. */
export const RealNameDialog = () => {
  const { user, closeRealName, logOut } = useSession()
  const navigate = useNavigate()
  const go = () => {
    closeRealName()
    if (user) void navigate(realNamePath(user.type))
  }
  return (
    <Dialog
      title={sessionText.realNameTitle}
      isOpen
      onClose={closeRealName}
      actions={
        <>
          <Button onClick={logOut}>{sessionText.logOut}</Button>
          <Button look="primary" onClick={go}>
            {sessionText.realNameGo}
          </Button>
        </>
      }
    >
      <p>{sessionText.realNameContent}</p>
    </Dialog>
  )
}
