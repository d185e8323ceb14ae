import { fromCallback, fromPromise } from 'xstate'
import { countdownMachine, type ClockTick } from '#machines/countdown.ts'
import type { SignInRequest, SubAccountOffer } from '#machines/login-setup.ts'
import { loginMachine } from '#machines/login.ts'
import {
  verificationCodeMachine,
  type CodeRecipient,
  type SentCode,
} from '#machines/verification-code.ts'
import {
  accountLogin,
  phoneLogin,
  selectEnterprise,
  selectSubAccount,
  sendValidate,
  type SignIn,
} from '#schemas/api/session.ts'
import { CODE_RESEND_WAIT, LOGIN_TYPE } from '#schemas/session.ts'
import { call } from '#src/api/call.ts'
import { everySecond, now } from '#src/platform/clock.ts'
import { encryptPassword } from './password.ts'

/** The dialog shows what went wrong itself. */
const hide = true

const signIn = fromPromise<SignIn, SignInRequest>(async ({ input, signal }) => {
  const { mode, form, codeId, tenantId } = input
  const type = LOGIN_TYPE
  if (mode === 'phone') {
    const body = { phone: form.phone, value: form.code, id: codeId, tenantId, type }
    return call(phoneLogin, { body }, { hide, signal })
  }
  const password = await encryptPassword(form.password, signal)
  return call(
    accountLogin,
    { body: { account: form.account, password, tenantId, type } },
    { hide, signal },
  )
})

const sendCode = fromPromise<SentCode, CodeRecipient>(async ({ input, signal }) => {
  const { id } = await call(sendValidate, { body: input }, { hide, signal })
  return { id, dueAt: now() + CODE_RESEND_WAIT }
})

/** The login machine at work: with the server's calls and the browser's clock. */
export const browserLoginMachine = loginMachine.provide({
  actors: {
    signIn,
    listSubAccounts: fromPromise<SubAccountOffer>(({ signal }) =>
      call(selectEnterprise, {}, { hide, signal }),
    ),
    selectSubAccount: fromPromise<SignIn, { typeId: string; id: string; uuid: string }>(
      ({ input, signal }) => call(selectSubAccount, { body: input }, { hide, signal }),
    ),
    verificationCode: verificationCodeMachine.provide({
      actors: {
        sendCode,
        countdown: countdownMachine.provide({
          actors: {
            clock: fromCallback<ClockTick>(({ sendBack }) =>
              everySecond((time) => sendBack({ type: 'tick', now: time })),
            ),
          },
        }),
      },
    }),
  },
})
