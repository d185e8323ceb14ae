import type { FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Failure } from '#src/ui/failure.tsx'
import { useFocusOnError } from '#src/ui/use-focus-on-error.ts'
import { AccountFields } from './account-fields.tsx'
import styles from './login-form.module.css'
import { ModeTabs, panelId, tabId } from './mode-tabs.tsx'
import { PhoneFields } from './phone-fields.tsx'
import type { Login } from './use-login.ts'

/** The two ways of signing in. */
export const LoginForm = ({ login }: { login: Login }) => {
  const { context, isBusy, send } = login
  const form = useFocusOnError(context.errors)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'submit' })
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <ModeTabs mode={context.mode} onChoose={(mode) => send({ type: 'mode.choose', mode })} />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(context.mode)}
        className={styles.fields}
      >
        {context.mode === 'phone' ? <PhoneFields login={login} /> : <AccountFields login={login} />}
      </div>
      <Failure message={context.failure} />
      <Button type="submit" look="primary" size="large" block busy={isBusy}>
        {isBusy ? '登录中…' : '登录'}
      </Button>
      <p className={styles.links}>
        <Link to={PATHS.register} onClick={login.close}>
          注册账号
        </Link>
        <Link to={PATHS.forgetPassword} onClick={login.close}>
          忘记密码
        </Link>
      </p>
    </form>
  )
}
