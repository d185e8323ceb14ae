import { fromPromise } from 'xstate'
import { sessionMachine } from '#machines/session/session.ts'
import { logout, userinfo } from '#schemas/api/session.ts'
import { isConnectionFailure } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { tokens } from '#src/api/tokens.ts'
import { localStore, tabStore } from '#src/platform/storage.ts'
import { leftPage } from './left-page.ts'

/** The session machine with the server's calls and the browser's storage. */
export const browserSessionMachine = sessionMachine.provide({
  actors: {
    readUser: fromPromise(({ signal }) =>
      call(userinfo, {}, { hide: true, signal }).catch((error: unknown) => {
        if (isConnectionFailure(error)) throw error
        return undefined
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
