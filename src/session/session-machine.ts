import { fromPromise } from 'xstate'
import { sessionMachine } from '#machines/session/session.ts'
import { logout, userinfo } from '#schemas/api/session.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { tokens } from '#src/api/tokens.ts'
import { recordOwner } from '#src/platform/draft-keys.ts'
import { dropDrafts, putDraftsAway } from '#src/platform/kept-drafts.ts'
import { localStore, tabStore } from '#src/platform/storage.ts'
import { leftPage } from './left-page.ts'

/** The session machine with the server's calls and the browser's storage. */
export const browserSessionMachine = sessionMachine.provide({
  actors: {
    readUser: fromPromise(({ signal }) =>
      call(userinfo, {}, { signal }).catch((error: unknown) => {
        // Its log-out comes after the warning.
        if (error instanceof ApiError && error.kind === 'illegalOperation') return never
        throw error
      }),
    ),
    logOut: fromPromise(async ({ input: { access } }) => {
      await call(logout, {}, { hide: true, access })
    }),
    keepDrafts: fromPromise(({ input: { draftKey } }) => putDraftsAway(draftKey)),
  },
  actions: {
    clearStorage: ({ context }) => {
      localStore.clear()
      tabStore.clear()
      // A browser without the database has kept none.
      dropDrafts(context.user?.customerId).catch(() => undefined)
    },
    // Key by key: other tabs take a store that was cleared at once for a log-out that the customer asked for.
    clearLocalStorage: () => {
      for (const key of localStore.keys())
        if (recordOwner(key) === undefined) localStore.remove(key)
    },
    rememberPage: () => leftPage.remember(),
    dropTokens: () => tokens.remove(),
  },
})

const never = new Promise<never>(() => {})
