import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { PhoneCodeFields } from '#src/session/phone-code-fields.tsx'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { useFocusOnError } from '#src/ui/controls/use-focus-on-error.ts'
import layout from '#src/ui/theme/layout.module.css'
import { NewPasswordFields } from './new-password-fields.tsx'
import styles from './people-form.module.css'
import { useRegistration } from './use-registration.ts'

/** The page that sets a new password by a code sent to the phone; every session ends afterwards. */
const ForgetPasswordPage = () => {
  const { user, end, openLogin } = useSession()
  const navigate = useNavigate()
  const registration = useRegistration('reset', () => {
    notify.success('密码已重置，请使用新密码登录')
    void Promise.resolve(navigate(PATHS.home)).then(() => {
      // The server has ended every session of this account; drafts stay for the next sign-in.
      if (user) end()
      else openLogin()
    })
  })
  const { context, isBusy, codeButton, send } = registration
  const ref = useFocusOnError(context.errors)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'form.submit' })
  }
  return (
    <Page narrow>
      <div className={styles.column}>
        <PageHeader
          title={user ? '修改密码' : '重置密码'}
          lead="验证注册手机号后设置新密码。重置后，所有设备都需要重新登录。"
        />
        <Panel>
          <form ref={ref} className={layout.wideStack} noValidate onSubmit={submit}>
            <PhoneCodeFields
              values={context.form}
              errors={context.errors}
              codeButton={codeButton}
              onChange={(field, value) =>
                send({ type: 'field.change', change: { [field]: value } })
              }
              onSend={() => send({ type: 'code.send' })}
            />
            <NewPasswordFields registration={registration} />
            <Failure message={context.failure} />
            <Button type="submit" look="primary" size="large" block busy={isBusy}>
              {isBusy ? '提交中…' : '重置密码'}
            </Button>
          </form>
        </Panel>
      </div>
    </Page>
  )
}
export default ForgetPasswordPage
