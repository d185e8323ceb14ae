import { useEffect, useRef, type FormEvent } from 'react'
import { Button } from '#src/ui/button.tsx'
import { AccountFields } from './account-fields.tsx'
import { Failure } from './failure.tsx'
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
    </form>
  )
}

/** The first field with an error gets the focus, when errors appear. */
const useFocusOnError = (errors: Login['context']['errors']) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!Object.values(errors).some(Boolean)) return
    if (form.current?.contains(document.activeElement) && isInvalid(document.activeElement)) return
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
  }, [errors])
  return form
}

const isInvalid = (element: Element | null): boolean =>
  element?.getAttribute('aria-invalid') === 'true'
