import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { LoginForm } from './login-form.tsx'
import { SubAccountPicker } from './sub-account-picker.tsx'
import { useLogin } from './use-login.ts'

/** The login dialog with the sub-account picker; mounted while it is open (specification, section 4). */
export const LoginDialog = () => {
  const login = useLogin()
  const isPicking = login.view === 'subAccounts'
  return (
    <Dialog title={isPicking ? '选择子账户' : '欢迎登录'} isOpen onClose={login.close}>
      {isPicking ? <SubAccountPicker login={login} /> : <LoginForm login={login} />}
    </Dialog>
  )
}
