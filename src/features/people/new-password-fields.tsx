import {
  PASSWORD_RULES,
  passwordStrength,
  type PasswordStrength,
} from '#machines/registration/new-password.ts'
import { Unseen } from '#src/ui/display/unseen.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import { PasswordField } from '#src/ui/controls/password-field.tsx'
import styles from './new-password-fields.module.css'
import type { Registration } from './use-registration.ts'

/** Renders the fields of a new password and its repetition, with the requirements and its strength. */
export const NewPasswordFields = ({ registration }: { registration: Registration }) => {
  const { context, send } = registration
  const { form, errors } = context
  return (
    <>
      <div>
        <PasswordField
          label="设置密码"
          name="new-password"
          autoComplete="new-password"
          placeholder="请设置登录密码"
          value={form.password}
          error={errors.password}
          onChange={(password) => send({ type: 'field.change', change: { password } })}
        />
        <PasswordAdvice password={form.password} />
      </div>
      <PasswordField
        label="确认密码"
        name="confirm-password"
        autoComplete="new-password"
        placeholder="请再次输入密码"
        value={form.confirmation}
        error={errors.confirmation}
        onChange={(confirmation) => send({ type: 'field.change', change: { confirmation } })}
      />
    </>
  )
}

const PasswordAdvice = ({ password }: { password: string }) => {
  const strength = passwordStrength(password)
  return (
    <div className={styles.advice}>
      <ul className={styles.rules} aria-label="密码要求">
        {PASSWORD_RULES.map(({ text, holds }) => (
          <li key={text} className={classNames(styles.rule, holds(password) && styles.held)}>
            {text}
            {holds(password) && <Unseen>，已满足</Unseen>}
          </li>
        ))}
      </ul>
      <p className={styles.strength} role="status">
        <span
          className={classNames(styles.meter, strength && styles[METERS[strength]])}
          aria-hidden="true"
        />
        密码强度{strength && `：${strength}`}
      </p>
    </div>
  )
}

const METERS: Record<Exclude<PasswordStrength, ''>, string> = {
  弱: 'weak',
  中: 'fair',
  强: 'strong',
}
