import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { selectUser, type SessionActor } from '#machines/session/session.ts'
import { apiEvents } from '#src/api/api-events.ts'
import { tokens, TOKENS_KEY } from '#src/api/tokens.ts'
import { bringDraftsBack } from '#src/platform/kept-drafts.ts'
import { onOtherTab, tabStore } from '#src/platform/storage.ts'
import { leftPage } from './left-page.ts'
import { sessionEvents } from './session-events.ts'
import { browserSessionMachine } from './session-machine.ts'

/** Starts the session actor of the page, and forwards the events of the API and of other tabs to it. */
export const useSessionActor = (): SessionActor => {
  const session = useActorRef(browserSessionMachine, {
    input: { hasTokens: tokens.read() !== undefined },
  })

  useEffect(() => {
    const emitted = session.on('*', sessionEvents.emit)
    return () => emitted.unsubscribe()
  }, [session])

  useEffect(
    () =>
      apiEvents.subscribe((event) => {
        if (event.type === 'sessionExpired')
          session.send({ type: 'session.expired', access: event.access })
      }),
    [session],
  )

  useEffect(() => {
    let met: string | undefined
    const change = session.subscribe((snapshot) => {
      const customerId = selectUser(snapshot)?.customerId
      if (customerId && customerId !== met) {
        leftPage.meet(customerId)
        void bringDraftsBack(customerId)
      }
      met = customerId
    })
    return () => change.unsubscribe()
  }, [session])

  useEffect(() => {
    let known = tokens.read()?.sessionId
    // Storage events come from other tabs only: this tab's changes update the session they are compared with.
    const change = session.subscribe(() => {
      known = tokens.read()?.sessionId
    })
    const stop = onOtherTab((key) => {
      // A log-out in another tab clears this tab's store as well.
      if (key === null) tabStore.clear()
      else if (key !== TOKENS_KEY) return
      const current = tokens.read()?.sessionId
      if (current === known) return
      known = current
      session.send({ type: current ? 'tokens.replaced' : 'tokens.gone' })
    })
    return () => {
      change.unsubscribe()
      stop()
    }
  }, [session])

  return session
}
