import { passwordError } from './new-password.ts'
import { isCode } from '../verification-code/code-length.ts'
import { phoneError, strip } from '../verification-code/phone.ts'
import { codeTexts } from '../verification-code/texts.ts'

/** The purposes of the form: registering an account, or setting a new password for one. */
export type RegistrationPurpose = 'register' | 'reset'

/** The holder of an account: a person (1), an enterprise (2). */
type AccountType = 1 | 2

type RegistrationTextField = 'phone' | 'code' | 'password' | 'confirmation'

/** The values of the form as they were typed. */
export interface RegistrationValues extends Record<RegistrationTextField, string> {
  type: AccountType
  /** Consent to the terms of service and the privacy agreement; never given in advance. */
  hasAgreed: boolean
}

export type RegistrationErrors = {
  [Field in RegistrationTextField | 'hasAgreed']?: string | undefined
}

export const emptyRegistrationValues: RegistrationValues = {
  type: 2,
  phone: '',
  code: '',
  password: '',
  confirmation: '',
  hasAgreed: false,
}

/** The messages of the fields that have an issue, by field; they say what to do. */
export const registrationErrors = (
  purpose: RegistrationPurpose,
  form: RegistrationValues,
  codeLength: number,
): RegistrationErrors => {
  const errors: RegistrationErrors = {
    phone: phoneError(form.phone),
    code: codeError(strip(form.code), codeLength),
    password: passwordError(form.password),
    confirmation: confirmationError(form),
    hasAgreed:
      purpose === 'reset' || form.hasAgreed ? undefined : '请阅读并同意平台服务条款与隐私政策',
  }
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text))
}

const codeError = (code: string, length: number) => {
  if (!code) return codeTexts.codeMissing
  return isCode(code, length) ? undefined : `请输入 ${length} 位数字验证码`
}

const confirmationError = ({ password, confirmation }: RegistrationValues) => {
  if (!confirmation) return '请再次输入密码'
  return confirmation === password ? undefined : '两次输入的密码不一致'
}
