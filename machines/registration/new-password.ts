/**
 * The rule for passwords, as the form shows it before anything is typed: of any characters (OWASP ASVS 5.0, 6.2.5), and long
 * ones too (6.2.9). The server refuses what attackers try first.
 */
export const PASSWORD_RULES: readonly { text: string; holds: (password: string) => boolean }[] = [
  { text: '8–64 个字符', holds: (password) => /^.{8,64}$/u.test(password) },
  { text: '不含空格', holds: (password) => password !== '' && !/\s/.test(password) },
]

/** The strength of a password; '' for one that is not allowed. */
export type PasswordStrength = '' | '弱' | '中' | '强'

/** Rates a password by its length and the kinds of its characters. */
export const passwordStrength = (password: string): PasswordStrength => {
  if (!PASSWORD_RULES.every(({ holds }) => holds(password))) return ''
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-z\d]/i].filter((kind) => kind.test(password)).length
  const variety = new Set(password).size
  const length = [12, 16].filter((count) => password.length >= count).length
  const score = kinds + length - (variety < 6 ? 2 : 0)
  if (score >= 4) return '强'
  return score === 3 ? '中' : '弱'
}

/** The message for a password that is not allowed. */
export const passwordError = (password: string): string | undefined => {
  if (!password) return '请设置密码'
  const broken = PASSWORD_RULES.filter(({ holds }) => !holds(password))
  return broken.length > 0 ? `密码须${broken.map(({ text }) => text).join('、')}` : undefined
}
