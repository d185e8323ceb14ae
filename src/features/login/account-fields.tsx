import { halfWidth } from '#engine/formats/half-width.ts'
import { mobile } from '#engine/formats/mobile.ts'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import { PasswordField } from '#src/ui/controls/password-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import type { Login } from './use-login.ts'

/** Few gateways ask for it. */
const captcha = lazyCode(() => import('./captcha-field.tsx'))

/** Renders the fields of the account login. */
export const AccountFields = ({ login }: { login: Login }) => {
  const { context, send } = login
  const { form, errors, asksCaptcha } = context
  const asked = useCode(captcha, {
    isWanted: asksCaptcha,
    onFail: (error) => notify.error(error.message),
  })
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
      {asksCaptcha && asked && <asked.CaptchaField login={login} />}
    </>
  )
}

/** A phone number as an account has it, whatever was typed or pasted between its digits. */
const accountName = (typed: string): string => {
  const phone = mobile.normalise(typed)
  return mobile.validate(phone) ? phone : halfWidth(typed)
}
