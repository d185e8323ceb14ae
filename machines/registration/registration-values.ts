import { sessionText } from '#schemas/session.ts'
import { passwordError } from './new-password.ts'
import { phoneError, strip } from '../verification-code/phone.ts'

/** Registering an account, or setting a new password for one. */
export type RegistrationPurpose = 'register' | 'reset'

/** What an account is for: a person (1), an enterprise (2). */
export type AccountType = 1 | 2

export type RegistrationTextField = 'phone' | 'code' | 'password' | 'confirmation'

/** What was typed, as it was typed. */
export interface RegistrationValues extends Record<RegistrationTextField, string> {
  type: AccountType
  /** To the terms of service and the privacy agreement; never in advance. */
  hasAgreed: boolean
}

export type RegistrationErrors = Partial<Record<RegistrationTextField | 'hasAgreed', string>>

export const emptyRegistrationValues: RegistrationValues = {
  type: 2,
  phone: '',
  code: '',
  password: '',
  confirmation: '',
  hasAgreed: false,
}

/** What is wrong with the form, in words that say what to do; empty if nothing is. */
export const registrationErrors = (
  purpose: RegistrationPurpose,
  form: RegistrationValues,
): RegistrationErrors => {
  const errors: RegistrationErrors = {
    phone: phoneError(form.phone),
    code: codeError(strip(form.code)),
    password: passwordError(form.password),
    confirmation: confirmationError(form),
    hasAgreed: purpose === 'reset' || form.hasAgreed ? undefined : '请阅读并同意服务协议与隐私政策',
  }
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text))
}

const codeError = (code: string) => {
  if (!code) return sessionText.codeMissing
  return /^\d{6}$/.test(code) ? undefined : '请输入 6 位数字验证码'
}

const confirmationError = ({ password, confirmation }: RegistrationValues) => {
  if (!confirmation) return '请再次输入密码'
  return confirmation === password ? undefined : '两次输入的密码不一致'
}
