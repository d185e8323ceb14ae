import { useState } from 'react'
import { TextField } from '#src/ui/text-field.tsx'
import styles from './login-form.module.css'
import type { Login } from './use-login.ts'

/** An account and its password. */
export const AccountFields = ({ login: { context, send } }: { login: Login }) => {
  const { form, errors } = context
  const [isShown, setShown] = useState(false)
  return (
    <>
      <TextField
        label="账号"
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="请输入账号"
        value={form.account}
        error={errors.account}
        onChange={(value) => send({ type: 'field.change', field: 'account', value })}
      />
      <TextField
        label="密码"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="请输入密码"
        value={form.password}
        error={errors.password}
        onChange={(value) => send({ type: 'field.change', field: 'password', value })}
        inside={
          <button
            type="button"
            className={styles.reveal}
            aria-pressed={isShown}
            aria-label="显示密码"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? '隐藏' : '显示'}
          </button>
        }
      />
    </>
  )
}
