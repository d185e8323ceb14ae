import type { FormEvent } from 'react'
import { Link } from 'react-router-dom'
import type { LoginMode } from '#machines/login/login-values.ts'
import { PATHS } from '#src/platform/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { TabList, tabId } from '#src/ui/controls/tab-list.tsx'
import { useFocusOnError } from '#src/ui/controls/use-focus-on-error.ts'
import { AccountFields } from './account-fields.tsx'
import styles from './login-form.module.css'
import { PhoneFields } from './phone-fields.tsx'
import type { Login } from './use-login.ts'

const MODES: readonly { tab: LoginMode; label: string }[] = [
  { tab: 'phone', label: '手机验证码登录' },
  { tab: 'account', label: '账号密码登录' },
]
const PANEL_ID = 'login-panel'

/** Renders the two ways of signing in: by code and by password. */
export const LoginForm = ({ login }: { login: Login }) => {
  const { context, isBusy, send } = login
  const form = useFocusOnError(context.errors)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'form.submit' })
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TabList
        label="登录方式"
        tabs={MODES}
        selected={context.mode}
        onChoose={(mode) => send({ type: 'mode.choose', mode })}
        panelId={PANEL_ID}
        look="pills"
      />
      <div
        id={PANEL_ID}
        role="tabpanel"
        aria-labelledby={tabId(PANEL_ID, context.mode)}
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
