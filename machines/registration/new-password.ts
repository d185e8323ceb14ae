/** The rule for passwords, as the form shows it before anything is typed. */
export const PASSWORD_RULES: readonly { text: string; holds: (password: string) => boolean }[] = [
  { text: '8–20 个字符', holds: (password) => /^.{8,20}$/u.test(password) },
  {
    text: '同时包含字母和数字',
    holds: (password) => /[a-z]/i.test(password) && /\d/.test(password),
  },
  { text: '不含空格', holds: (password) => password !== '' && !/\s/.test(password) },
]

/** The strength of a password; '' for one that is not allowed. */
export type PasswordStrength = '' | '弱' | '中' | '强'

/** Rates a password by its length and the kinds of its characters. */
export const passwordStrength = (password: string): PasswordStrength => {
  if (!PASSWORD_RULES.every(({ holds }) => holds(password))) return ''
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-z\d]/i].filter((kind) => kind.test(password)).length
  const variety = new Set(password).size
  const score = kinds + (password.length >= 12 ? 1 : 0) - (variety < 6 ? 2 : 0)
  if (score >= 4) return '强'
  return score === 3 ? '中' : '弱'
}

/** The message for a password that is not allowed. */
export const passwordError = (password: string): string | undefined => {
  if (!password) return '请设置密码'
  const broken = PASSWORD_RULES.filter(({ holds }) => !holds(password))
  return broken.length > 0 ? `密码须${broken.map(({ text }) => text).join('、')}` : undefined
}
