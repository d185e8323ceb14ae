import { assign, emit, fromPromise, sendTo, setup } from 'xstate'
import type { SignIn, SubAccount } from '#schemas/api/user.ts'
import { UNREGISTERED, type CaptchaPicture } from '#schemas/api/sign-in.ts'
import { DEFAULT_TENANT } from '#schemas/api/tenant.ts'
import { strip } from '../verification-code/phone.ts'
import { afterSignIn, type AfterSignIn } from './after-sign-in.ts'
import {
  emptyLoginValues,
  loginErrors,
  type LoginErrors,
  type LoginField,
  type LoginValues,
  type LoginMode,
} from './login-values.ts'
import {
  verificationCodeMachine,
  type CodeReport,
  type SentCode,
} from '../verification-code/verification-code.ts'
import { unprovided } from '../unprovided/unprovided.ts'

/** The sub-accounts to choose from, people and enterprises; `id` and `uuid` are sent back with the chosen one. */
export interface SubAccountOffer {
  id: string
  uuid: string
  list: SubAccount[]
}

export interface LoginInput {
  /** The code that was sent before the page was reloaded. */
  code: SentCode | undefined
  /** The server asks for the characters of a picture with a password; defaults to false. */
  asksCaptcha?: boolean
}

export interface LoginContext {
  /** Undefined until the domain's tenant is known. */
  tenantId: string | undefined
  /** The page that the dialog was opened on. */
  path: string
  switchAccount: boolean
  mode: LoginMode
  form: LoginValues
  errors: LoginErrors
  /** The failure of the last attempt, as a message for the user. */
  failure: string | undefined
  code: SentCode | undefined
  asksCaptcha: boolean
  /** The picture whose characters are asked for; undefined before one is there, and after its use. */
  captcha: CaptchaPicture | undefined
  offer: SubAccountOffer | undefined
  chosen: string | undefined
}

export type LoginEvent =
  | { type: 'dialog.open'; path: string; switchAccount: boolean }
  | { type: 'dialog.close' }
  | { type: 'tenant.known'; tenantId: string }
  | { type: 'mode.choose'; mode: LoginMode }
  | { type: 'field.change'; field: LoginField; value: string }
  | { type: 'code.send' }
  /** A picture has come: at first, at the customer's wish, or after a use. */
  | { type: 'captcha.show'; captcha: CaptchaPicture }
  | { type: 'form.submit' }
  | { type: 'subAccount.choose'; id: string }
  | { type: 'subAccount.confirm' }
  /** Returns from the sub-accounts to the sign-in form. */
  | { type: 'subAccount.cancel' }
  | CodeReport

export type LoginEmitted =
  | { type: 'code.sent'; code: SentCode }
  | { type: 'subAccount.missing'; message: string }
  /** The phone has no account; its unused code registers one. */
  | { type: 'registration.offered'; phone: string; code: string }
  | {
      type: 'user.signedIn'
      signIn: SignIn
      tenantId: string
      /** '' where the account has no sub-accounts. */
      subAccountId: string
      next: AfterSignIn
    }

/** The chosen sub-account, and the offer that it is of. */
export interface SubAccountChoice {
  typeId: string
  id: string
  uuid: string
  tenantId: string | undefined
}

/** The values of the form without spaces; the actor hashes and encrypts the password. */
export interface SignInRequest {
  tenantId: string
  mode: LoginMode
  form: LoginValues
  codeId: string
  /** The key of the picture whose characters the form has; '' without one. */
  captchaKey: string
}

/** The types, actors, guards and actions of the login machine; its states are in `login.ts`. */
export const loginSetup = setup({
  types: {
    input: {} as LoginInput,
    context: {} as LoginContext,
    events: {} as LoginEvent,
    emitted: {} as LoginEmitted,
    tags: {} as 'busy',
    children: {} as { code: 'verificationCode' },
  },
  actors: {
    verificationCode: verificationCodeMachine,
    signIn: fromPromise<SignIn, SignInRequest>(unprovided('loginMachine', 'signIn')),
    listSubAccounts: fromPromise<SubAccountOffer>(unprovided('loginMachine', 'listSubAccounts')),
    selectSubAccount: fromPromise<SignIn, SubAccountChoice>(
      unprovided('loginMachine', 'selectSubAccount'),
    ),
  },
  guards: {
    hasTenant: ({ context }) => context.tenantId !== undefined,
    hasChosen: ({ context }) => context.chosen !== undefined,
    isFormValid: ({ context }) => Object.keys(loginErrors(context)).length === 0,
    isPhoneUnregistered: ({ context }, failure: string) =>
      context.mode === 'phone' && failure.includes(UNREGISTERED),
    hasToken: (_, signIn: SignIn) => signIn.access_token !== '',
    hasSubAccounts: (_, list: SubAccount[]) => list.length > 0,
  },
  actions: {
    clear: assign({
      mode: 'phone',
      form: emptyLoginValues,
      errors: {},
      failure: undefined,
      captcha: undefined,
      offer: undefined,
      chosen: undefined,
    }),
    /** A picture counts once, whatever came of it. */
    forgetCaptcha: assign({
      captcha: undefined,
      form: ({ context }) => ({ ...context.form, captcha: '' }),
    }),
    forgetFailure: assign({ failure: undefined }),
    showFailure: assign({ failure: (_, failure: string) => failure }),
    showErrors: assign({ errors: ({ context }) => loginErrors(context) }),
    showPhoneError: assign({
      errors: ({ context }, phone: string) => ({ ...context.errors, phone }),
    }),
    offerSubAccounts: assign({ offer: (_, offer: SubAccountOffer) => offer, chosen: undefined }),
    sendCode: sendTo('code', ({ context: { form, tenantId } }) => ({
      type: 'code.send',
      phone: form.phone,
      tenantId,
    })),
    offerRegistration: emit(({ context: { form } }) => ({
      type: 'registration.offered' as const,
      phone: strip(form.phone),
      code: strip(form.code),
    })),
    announceSignIn: emit(({ context }, signIn: SignIn) => ({
      type: 'user.signedIn' as const,
      signIn,
      tenantId: context.tenantId ?? DEFAULT_TENANT,
      subAccountId: context.chosen ?? '',
      next: afterSignIn(signIn, context.path),
    })),
  },
})
