import { fromPromise } from 'xstate'
import { sessionMachine } from '#machines/session/session.ts'
import { logout, userinfo } from '#schemas/api/session.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { tokens } from '#src/api/tokens.ts'
import { localStore, tabStore } from '#src/platform/storage.ts'
import { leftPage } from './left-page.ts'

/** The session machine with the server's calls and the browser's storage. */
export const browserSessionMachine = sessionMachine.provide({
  actors: {
    readUser: fromPromise(({ signal }) =>
      call(userinfo, {}, { hide: true, signal }).catch((error: unknown) => {
        if (isRefusal(error)) return undefined
        throw error
      }),
    ),
    logOut: fromPromise(async () => {
      await call(logout, {}, { hide: true })
    }),
  },
  actions: {
    clearStorage: () => {
      localStore.clear()
      tabStore.clear()
    },
    rememberPage: () => leftPage.remember(),
    dropTokens: () => tokens.remove(),
  },
})

/**
 * Tells whether the server knows the user no more. After anything else (a proxy's page, an error of the server, too many
 * calls, a suspicion that ends the session with a warning) the tokens and the drafts stay.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'unauthorized' || (error.kind === 'rejected' && error.code === 400))
