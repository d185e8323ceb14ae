import { phoneError, strip } from '../verification-code/phone.ts'
import { codeTexts } from '../verification-code/texts.ts'
import { loginTexts } from './texts.ts'

/** The ways to sign in: with a phone and a code, or with an account and a password. */
export type LoginMode = 'phone' | 'account'

export type LoginField = 'phone' | 'code' | 'account' | 'password' | 'captcha'

/** The values of the login form as they were typed. */
export type LoginValues = Record<LoginField, string>

export type LoginErrors = { [Field in LoginField]?: string | undefined }

export const emptyLoginValues: LoginValues = {
  phone: '',
  code: '',
  account: '',
  password: '',
  captcha: '',
}

/** The messages of a mode's fields that have an issue, in the words of section 5, by field. */
export const loginErrors = ({
  mode,
  form,
  asksCaptcha,
}: {
  mode: LoginMode
  form: LoginValues
  /** A password needs the characters of a picture. */
  asksCaptcha: boolean
}): LoginErrors => {
  const missing = (field: LoginField, text: string) => (strip(form[field]) ? undefined : text)
  const errors: LoginErrors =
    mode === 'phone'
      ? { phone: phoneError(form.phone), code: missing('code', codeTexts.codeMissing) }
      : {
          account: missing('account', loginTexts.accountMissing),
          password: missing('password', loginTexts.passwordMissing),
          captcha: asksCaptcha ? missing('captcha', loginTexts.captchaMissing) : undefined,
        }
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text))
}
