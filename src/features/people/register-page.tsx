import { useState, type FormEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { RegistrationValues } from '#machines/registration/registration-values.ts'
import { isPersonal, mustRegister, type UserInfo } from '#schemas/api/user.ts'
import { PATHS } from '#src/platform/paths.ts'
import { PhoneCodeFields } from '#src/session/phone-code-fields.tsx'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageSkeleton } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { useFocusOnError } from '#src/ui/controls/use-focus-on-error.ts'
import layout from '#src/ui/theme/layout.module.css'
import { Agreement } from './agreement.tsx'
import { OptionCards } from './option-cards.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import styles from './people-form.module.css'
import { Registered } from './registered.tsx'
import { Steps } from './steps.tsx'
import { useRegistration } from './use-registration.ts'

/**
 * The registration page: for a new account, or to finish one that was begun. A customer who has registered continues with
 * the next step, or registers another account of the kind that `type` asks for.
 */
const RegisterPage = () => {
  const { status, user } = useSession()
  const [search] = useSearchParams()
  const another = accountTypeOf(search.get('type'))
  const typed = phoneOf(useLocation().state)
  // Decided once the session is restored: registering signs in as well, and navigates by itself.
  const [wasRegistered, setWasRegistered] = useState<boolean>()
  if (wasRegistered === undefined && status !== 'restoring')
    setWasRegistered(user !== undefined && !mustRegister(user))
  const [begun, setBegun] = useState<UserInfo>()
  if (user && mustRegister(user) && user !== begun) setBegun(user)
  const hasAccount = user !== undefined && wasRegistered === true && another === undefined
  return (
    <Page narrow>
      <div className={styles.column}>
        <Steps current={hasAccount ? 1 : 0} />
        {wasRegistered === undefined && <PageSkeleton lines={6} />}
        {hasAccount && <Registered user={user} />}
        {wasRegistered !== undefined && !hasAccount && (
          // The key starts the form again for another phone.
          <RegisterForm
            key={begun?.phone ?? typed.phone}
            typed={{ ...typed, ...(another && { type: another }), ...(begun && knownOf(begun)) }}
            isBegun={begun !== undefined}
          />
        )}
      </div>
    </Page>
  )
}
export default RegisterPage

/** Returns the kind of account that the address asks for. */
const accountTypeOf = (type: string | null): RegistrationValues['type'] | undefined =>
  type === '1' ? 1 : type === '2' ? 2 : undefined

const TYPES = [
  { value: 2, label: '企业账户', text: '公司、个体工商户等，办理企业融资' },
  { value: 1, label: '个人账户', text: '以本人名义使用平台服务' },
] as const

/** Returns the phone and the code of a sign-in that leads here. */
const phoneOf = (state: unknown) => {
  const { phone, code } = (state ?? {}) as Record<string, unknown>
  return typeof phone === 'string' && typeof code === 'string' ? { phone, code } : {}
}

/** Returns the values that the account of an unfinished registration has already. */
const knownOf = ({ phone, type }: UserInfo): Partial<RegistrationValues> => ({
  phone,
  type: isPersonal(type) ? 1 : 2,
})

interface RegisterFormProps {
  typed: Partial<RegistrationValues>
  /** The customer is signed in and finishes a registration. */
  isBegun: boolean
}

const RegisterForm = ({ typed, isBegun }: RegisterFormProps) => {
  const { status, start, openLogin, logOut, refreshUser } = useSession()
  const isAnother = status === 'signedIn' && !isBegun
  const navigate = useNavigate()
  const registration = useRegistration(
    'register',
    ({ signIn, tenantId }) => {
      if (signIn?.access_token) start({ signIn, tenantId, subAccountId: '' })
      else if (isBegun) refreshUser()
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
      <PageHeader
        title={isBegun ? '完成注册' : '注册账号'}
        lead={
          isBegun
            ? '您的注册尚未完成，请补充以下信息。'
            : isAnother
              ? '请使用未注册过的手机号；注册成功后，将登录新账户。'
              : '用手机号注册，大约需要一分钟。'
        }
      />
      <Panel>
        <form ref={ref} className={layout.wideStack} noValidate onSubmit={submit}>
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
            isPhoneFixed={isBegun}
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
        {isBegun ? '使用其他手机号？' : '已有账号？'}
        <Button
          look="quiet"
          onClick={() => (isBegun ? logOut() : openLogin({ switchAccount: isAnother }))}
        >
          {isBegun ? '退出登录' : isAnother ? '切换账号' : '直接登录'}
        </Button>
      </p>
    </>
  )
}
