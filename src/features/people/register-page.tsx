import { useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PATHS, realNamePath } from '#src/platform/paths.ts'
import { PhoneCodeFields } from '#src/session/phone-code-fields.tsx'
import { useSession } from '#src/session/use-session.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { useFocusOnError } from '#src/ui/controls/use-focus-on-error.ts'
import { Agreement } from './agreement.tsx'
import { OptionCards } from './option-cards.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import styles from './people-form.module.css'
import { Steps } from './steps.tsx'
import { useRegistration } from './use-registration.ts'

/** The registration page; a customer who is signed in continues with the next step. */
const RegisterPage = () => {
  const { user } = useSession()
  // Registering signs in as well, and navigates by itself.
  const typed = phoneOf(useLocation().state)
  const [wasSignedIn] = useState(user !== undefined)
  return (
    <Page narrow>
      <div className={styles.column}>
        <Steps current={user && wasSignedIn ? 1 : 0} />
        {user && wasSignedIn ? (
          <Panel>
            <PageState
              isPage
              kind="success"
              title="您已注册并登录"
              actions={
                <ButtonLink look="primary" size="large" to={realNamePath(user.type)}>
                  去实名认证
                </ButtonLink>
              }
            >
              下一步，请完成实名认证。
            </PageState>
          </Panel>
        ) : (
          // The key starts the form again for another phone.
          <RegisterForm key={typed.phone} typed={typed} />
        )}
      </div>
    </Page>
  )
}
export default RegisterPage

const TYPES = [
  { value: 2, label: '企业账户', text: '公司、个体工商户等，办理企业融资' },
  { value: 1, label: '个人账户', text: '以本人名义使用平台服务' },
] as const

/** Returns the phone and the code of a sign-in that leads here. */
const phoneOf = (state: unknown) => {
  const { phone, code } = (state ?? {}) as Record<string, unknown>
  return typeof phone === 'string' && typeof code === 'string' ? { phone, code } : {}
}

const RegisterForm = ({ typed }: { typed: ReturnType<typeof phoneOf> }) => {
  const { start, openLogin } = useSession()
  const navigate = useNavigate()
  const registration = useRegistration(
    'register',
    ({ signIn, tenantId }) => {
      if (signIn?.access_token) start({ signIn, tenantId, subAccountId: '' })
      void navigate(PATHS.registerSuccess, { replace: true })
    },
    typed,
  )
  const { context, isBusy, codeButton, send } = registration
  const { form, errors } = context
  const ref = useFocusOnError(errors)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'form.submit' })
  }
  return (
    <>
      <PageHeader title="注册账号" lead="用手机号注册，大约需要一分钟。" />
      <Panel>
        <form ref={ref} className={styles.form} noValidate onSubmit={submit}>
          <OptionCards
            legend="账户类型"
            name="type"
            options={TYPES}
            value={form.type}
            onChoose={(type) => send({ type: 'field.change', change: { type } })}
          />
          <PhoneCodeFields
            values={form}
            errors={errors}
            codeButton={codeButton}
            onChange={(field, value) => send({ type: 'field.change', change: { [field]: value } })}
            onSend={() => send({ type: 'code.send' })}
          />
          <NewPasswordFields registration={registration} />
          <Agreement
            hasAgreed={form.hasAgreed}
            error={errors.hasAgreed}
            onChange={(hasAgreed) => send({ type: 'field.change', change: { hasAgreed } })}
          />
          <Failure message={context.failure} />
          <Button type="submit" look="primary" size="large" block busy={isBusy}>
            {isBusy ? '注册中…' : '注册'}
          </Button>
        </form>
      </Panel>
      <p className={styles.below}>
        已有账号？
        <Button look="quiet" onClick={() => openLogin()}>
          直接登录
        </Button>
      </p>
    </>
  )
}
