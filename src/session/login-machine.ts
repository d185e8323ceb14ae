import { fromPromise } from 'xstate'
import type {
  SignInRequest,
  SubAccountChoice,
  SubAccountOffer,
} from '#machines/login/login-setup.ts'
import { loginMachine, offerOf } from '#machines/login/login.ts'
import {
  accountLogin,
  phoneLogin,
  selectEnterprise,
  selectSubAccount,
  LOGIN_TYPE,
} from '#schemas/api/sign-in.ts'
import type { SignIn } from '#schemas/api/user.ts'
import { call } from '#src/api/call.ts'
import { encryptPassword } from './password.ts'
import { browserVerificationCode } from './verification-code.ts'

/** The dialog shows failures itself. */
const hide = true

const signIn = fromPromise<SignIn, SignInRequest>(async ({ input, signal }) => {
  const { mode, form, codeId, captchaKey, tenantId } = input
  const type = LOGIN_TYPE
  if (mode === 'phone') {
    const body = { phone: form.phone, value: form.code, id: codeId, tenantId, type }
    return call(phoneLogin, { body }, { hide, signal })
  }
  const password = await encryptPassword(form.password, signal)
  return call(
    accountLogin,
    {
      body: { account: form.account, password, tenantId, type },
      captcha: captchaKey ? { key: captchaKey, code: form.captcha } : undefined,
    },
    { hide, signal },
  )
})

/** The login machine with the server's calls and the browser's clock. */
export const browserLoginMachine = loginMachine.provide({
  actors: {
    signIn,
    listSubAccounts: fromPromise<SubAccountOffer>(async ({ signal }) =>
      offerOf(await call(selectEnterprise, {}, { hide, signal })),
    ),
    selectSubAccount: fromPromise<SignIn, SubAccountChoice>(({ input, signal }) =>
      call(selectSubAccount, { body: input }, { hide, signal }),
    ),
    verificationCode: browserVerificationCode(),
  },
})
