import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { PasswordField } from '#src/ui/controls/password-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { encryptPassword } from './password.ts'
import styles from './staff-form.module.css'

interface StaffFormProps {
  /** Signs in with the encrypted password; an error is shown by its message. */
  onSignIn: (credentials: { account: string; password: string }) => Promise<void>
}

/** The form in which staff sign in by account and password. */
export const StaffForm = ({ onSignIn }: StaffFormProps) => {
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const signIn = async () => {
    setFailure(undefined)
    setBusy(true)
    try {
      if (!account.trim() || !password) throw new Error('请输入账号和密码')
      await onSignIn({ account: account.trim(), password: await encryptPassword(password) })
    } catch (error) {
      setFailure((error as Error).message)
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void signIn()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
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
      <Failure message={failure} />
      <Button type="submit" look="primary" size="large" block busy={isBusy}>
        登录
      </Button>
    </form>
  )
}
