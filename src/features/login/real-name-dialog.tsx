import { useNavigate } from 'react-router-dom'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { realNamePath } from '#src/platform/paths.ts'

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
      title="实名认证"
      isOpen
      onClose={closeRealName}
      actions={
        <>
          <Button onClick={logOut}>退出登录</Button>
          <Button look="primary" onClick={go}>
            去实名
          </Button>
        </>
      }
    >
      <p>请先完成账号实名后再进行操作！</p>
    </Dialog>
  )
}
