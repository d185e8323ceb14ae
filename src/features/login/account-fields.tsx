import { halfWidth } from '#engine/formats/half-width.ts'
import { mobile } from '#engine/formats/mobile.ts'
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
        clean={accountName}
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

/** A phone number as an account has it, whatever was typed or pasted between its digits. */
const accountName = (typed: string): string => {
  const phone = mobile.normalise(typed)
  return mobile.validate(phone) ? phone : halfWidth(typed)
}
