import { useEffect, useRef, useState, type FormEvent } from 'react'
import { passwordError } from '#machines/registration/new-password.ts'
import { ApiError } from '#src/api/api-error.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { PasswordField } from '#src/ui/controls/password-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import layout from '#src/ui/theme/layout.module.css'
import { encryptPassword } from './password.ts'

interface StaffFormProps {
  /** Signs in with the encrypted password; an error is shown by its message. */
  onSignIn: (credentials: {
    account: string
    password: string
    newPassword?: string
  }) => Promise<void>
}

/** Tells whether a sign-in asks for a new password: a manager has set the one that was typed. */
const asksForPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ pointer }) => pointer === '/newPassword')

/** The form in which staff sign in by account and password, and set another one. */
export const StaffForm = ({ onSignIn }: StaffFormProps) => {
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  /** Undefined where the password stays as it is. */
  const [newPassword, setNewPassword] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const signIn = async () => {
    setFailure(undefined)
    setBusy(true)
    try {
      if (!account.trim() || !password) throw new Error('请输入账号和密码')
      const wrong = newPassword !== undefined && passwordError(newPassword)
      if (wrong) throw new Error(wrong)
      await onSignIn({
        account: account.trim(),
        password: await encryptPassword(password),
        ...(newPassword && { newPassword: await encryptPassword(newPassword) }),
      })
    } catch (error) {
      if (asksForPassword(error)) setNewPassword((typed = '') => typed)
      setFailure((error as Error).message)
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void signIn()
  }
  return (
    <form className={layout.stack} noValidate onSubmit={submit}>
      <TextField
        label="账号"
        value={account}
        autoComplete="username"
        autoCapitalize="none"
        ref={input}
        onChange={setAccount}
      />
      <PasswordField
        label="密码"
        value={password}
        autoComplete="current-password"
        onChange={setPassword}
      />
      {newPassword !== undefined && (
        <PasswordField
          label="新密码"
          value={newPassword}
          autoComplete="new-password"
          onChange={setNewPassword}
        />
      )}
      <Failure message={failure} />
      <Button type="submit" look="primary" size="large" block busy={isBusy}>
        {newPassword === undefined ? '登录' : '设置新密码并登录'}
      </Button>
      {newPassword === undefined && (
        <Button look="quiet" onClick={() => setNewPassword('')}>
          修改密码
        </Button>
      )}
    </form>
  )
}
