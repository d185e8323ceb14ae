import { PasswordField } from '#src/ui/controls/password-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import type { Login } from './use-login.ts'

/** Renders the fields of the account login. */
export const AccountFields = ({ login: { context, send } }: { login: Login }) => {
  const { form, errors } = context
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
      <PasswordField
        label="密码"
        name="password"
        autoComplete="current-password"
        placeholder="请输入密码"
        value={form.password}
        error={errors.password}
        onChange={(value) => send({ type: 'field.change', field: 'password', value })}
      />
    </>
  )
}
