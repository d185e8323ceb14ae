import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { fromPromise } from 'xstate'
import type {
  RegistrationPurpose,
  RegistrationValues,
} from '#machines/registration/registration-values.ts'
import {
  registrationMachine,
  selectIsRegistering,
  type RegistrationEmitted,
  type RegistrationRequest,
} from '#machines/registration/registration.ts'
import { selectCodeButton, type CodeButton } from '#machines/verification-code/verification-code.ts'
import { codeTexts } from '#machines/verification-code/texts.ts'
import { AGREEMENTS } from '#schemas/api/agreements.ts'
import { accountLogin, forgetPassword, register, LOGIN_TYPE } from '#schemas/api/sign-in.ts'
import type { SignIn } from '#schemas/api/user.ts'
import { call } from '#src/api/call.ts'
import { gateway } from '#src/platform/gateway.ts'
import { encryptPassword } from '#src/session/password.ts'
import { sentCode, sentCodeFor } from '#src/session/sent-code.ts'
import { useSession } from '#src/session/use-session.ts'
import { useTenantSender } from '#src/session/use-tenant-sender.ts'
import { browserVerificationCode } from '#src/session/verification-code.ts'
import { notify } from '#src/ui/feedback/notify.ts'

/** The form shows failures itself. */
const hide = true

const submitForm = fromPromise<SignIn | undefined, RegistrationRequest>(
  async ({ input: { purpose, tenantId, codeId, form }, signal }) => {
    const password = await encryptPassword(form.password, signal)
    const body = { tenantId, phone: form.phone, value: form.code, id: codeId, password }
    if (purpose === 'reset') {
      await call(forgetPassword, { body }, { hide })
      return undefined
    }
    await call(
      register,
      { body: { ...body, type: form.type, agreements: [...AGREEMENTS] } },
      { hide },
    )
    if (gateway().captcha) return undefined
    // If signing in fails, the account exists all the same, and the customer can sign in.
    return call(
      accountLogin,
      {
        body: { account: form.phone, password, tenantId, type: LOGIN_TYPE },
        captcha: undefined,
      },
      { hide },
    ).catch(() => undefined)
  },
)

/** The machine of each purpose, and the store of its code: a code for a sign-in sets no password. */
const PURPOSES = {
  register: {
    machine: registrationMachine.provide({
      actors: { submitForm, verificationCode: browserVerificationCode() },
    }),
    sentCode,
  },
  reset: {
    machine: registrationMachine.provide({
      actors: { submitForm, verificationCode: browserVerificationCode('password') },
    }),
    sentCode: sentCodeFor('password'),
  },
}

/** Returns the state of registering or of a password reset, and `send` for its form's events. */
export const useRegistration = (
  purpose: RegistrationPurpose,
  onDone: (done: Extract<RegistrationEmitted, { type: 'registration.done' }>) => void,
  typed?: Partial<RegistrationValues>,
) => {
  const { tenantId } = useSession()
  const { machine, sentCode: store } = PURPOSES[purpose]
  const actor = useActorRef(machine, {
    input: { purpose, code: store.read(), typed, codeLength: gateway().codeLength },
  })

  const onEmitted = useEffectEvent((event: RegistrationEmitted) => {
    if (event.type === 'code.sent') {
      store.keep(event.code)
      notify.success(codeTexts.codeSent)
    } else {
      store.forget()
      onDone(event)
    }
  })
  useEffect(() => {
    const emitted = actor.on('*', (event) => onEmitted(event))
    return () => emitted.unsubscribe()
  }, [actor])
  const { send, waiting } = useTenantSender(actor, tenantId)

  const code = useSelector(actor, (snapshot) => snapshot.children.code)
  const codeButton = useSelector(code, (snapshot): CodeButton =>
    snapshot ? selectCodeButton(snapshot) : 'ready',
  )
  return {
    context: useSelector(actor, (snapshot) => snapshot.context),
    isBusy: useSelector(actor, selectIsRegistering) || waiting === 'form.submit',
    codeButton: waiting === 'code.send' ? ('sending' as const) : codeButton,
    send,
  }
}

export type Registration = ReturnType<typeof useRegistration>
