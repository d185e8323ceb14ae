import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { afterSignIn } from '#machines/login/after-sign-in.ts'
import type { LoginEmitted } from '#machines/login/login-setup.ts'
import { selectIsLoginBusy, selectLoginView } from '#machines/login/login.ts'
import { selectCodeButton, type CodeButton } from '#machines/verification-code/verification-code.ts'
import { loginTexts } from '#machines/login/texts.ts'
import { codeTexts } from '#machines/verification-code/texts.ts'
import { strip } from '#machines/verification-code/phone.ts'
import { mustRegister, VerifiedStatus } from '#schemas/api/user.ts'
import { isProcessPage, leftPage } from '#src/session/left-page.ts'
import { browserLoginMachine } from '#src/session/login-machine.ts'
import { sentCode } from '#src/session/sent-code.ts'
import { useSession } from '#src/session/use-session.ts'
import { useTenantSender } from '#src/session/use-tenant-sender.ts'
import { noticeAfterReload } from '#src/session/notice-after-reload.ts'
import { notify } from '#src/ui/feedback/notify.ts'
import { gateway } from '#src/platform/gateway.ts'
import { PATHS } from '#src/platform/paths.ts'

/** Returns the state of the login dialog and `send` for its events. */
export const useLogin = () => {
  const session = useSession()
  const { tenantId, login } = session
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const actor = useActorRef(browserLoginMachine, {
    input: { code: sentCode.read(), asksCaptcha: gateway().captcha },
  })

  const onEmitted = useEffectEvent((event: LoginEmitted) => {
    if (event.type === 'code.sent') {
      sentCode.keep(event.code)
      notify.success(codeTexts.codeSent)
    } else if (event.type === 'subAccount.missing') notify.info(event.message)
    else if (event.type === 'registration.offered') {
      session.closeLogin()
      // The code stays in `sentCode`: the page goes on with it and with its cooldown.
      void navigate(PATHS.register, { state: { phone: event.phone, code: event.code } })
      notify.info(loginTexts.registerFirst)
    } else if (mustRegister(event.signIn)) {
      session.start(event)
      session.closeLogin()
      const { mode, form } = actor.getSnapshot().context
      const code = mode === 'phone' ? strip(form.code) : ''
      void navigate(PATHS.register, { state: { phone: event.signIn.phone, code } })
      notify.success(loginTexts.signedIn)
      notify.info(loginTexts.finishRegistration)
    } else {
      sentCode.forget()
      session.start(event)
      session.closeLogin()
      // Returns to the page on which the session ended, if that page may be kept (specification, section 9).
      const left = leftPage.take(event.signIn.customerId)
      const next = !left
        ? event.next
        : login.goBack
          ? 'reload'
          : afterSignIn(event.signIn, left.split(/[?#]/, 1)[0] ?? '')
      if (next === 'reload') return noticeAfterReload.leave(loginTexts.signedIn, left)
      notify.success(loginTexts.signedIn)
      if (event.signIn.verifiedStatus !== VerifiedStatus.verified) session.openRealName()
      if (next === 'stay' && left) void navigate(left)
      if (next === 'home') {
        // Home offers the way back to the page, and to the field.
        void navigate(PATHS.home, { state: left && { left } })
        if (left) notify.info(`可在${isProcessPage(left) ? '“我的产品”' : '首页'}中继续上次的办理`)
      }
    }
  })
  useEffect(() => {
    const emitted = actor.on('*', (event) => onEmitted(event))
    return () => emitted.unsubscribe()
  }, [actor])

  const open = useEffectEvent(() =>
    actor.send({ type: 'dialog.open', path: pathname, switchAccount: login.switchAccount }),
  )
  useEffect(() => open(), [])
  const { send, waiting } = useTenantSender(actor, tenantId)

  const code = useSelector(actor, (snapshot) => snapshot.children.code)
  const codeButton = useSelector(code, (snapshot): CodeButton =>
    snapshot ? selectCodeButton(snapshot) : 'ready',
  )
  return {
    view: useSelector(actor, selectLoginView),
    isBusy: useSelector(actor, selectIsLoginBusy) || waiting === 'form.submit',
    context: useSelector(actor, (snapshot) => snapshot.context),
    codeButton: waiting === 'code.send' ? ('sending' as const) : codeButton,
    send,
    close: session.closeLogin,
  }
}

export type Login = ReturnType<typeof useLogin>
