import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import { liveChangesMachine, type LiveChangesEvent } from '#machines/live-changes/live-changes.ts'
import { change } from '#schemas/api/changes.ts'
import { unreadQuantity } from '#schemas/api/messages.ts'
import { call } from '#src/api/call.ts'
import { readChangeStream } from '#src/api/change-stream.ts'
import { changes } from '#src/api/changes.ts'
import { tokens } from '#src/api/tokens.ts'

/** The name of the lock and of the channel of one session's tabs. */
const nameOfSession = () => `portal:changes:${tokens.read()?.sessionId ?? ''}`

/** Emits the changes of the signed-in customer's data (`changes`) while the page is visible. */
export const useLiveChanges = (): void => {
  const actor = useActorRef(machine)
  useEffect(() => {
    const channel = new BroadcastChannel(nameOfSession())
    const emitted = actor.on('changed', ({ change: passed, isOwn }) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      if (isOwn) channel.postMessage(passed)
      changes.emit(passed)
    })
    channel.addEventListener('message', ({ data }) => {
      const heard = change.safeParse(data)
      if (heard.success) actor.send({ type: 'others.changed', change: heard.data })
    })
    return () => {
      emitted.unsubscribe()
      channel.close()
    }
  }, [actor])
  useEffect(() => {
    const follow = () =>
      actor.send({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' })
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [actor])
}

const countUnread = async (signal?: AbortSignal): Promise<number> => {
  const options = { hide: true, ...(signal && { signal }) }
  return (await call(unreadQuantity, {}, options)).unreadQuantity
}

const machine = liveChangesMachine.provide({
  actors: {
    lead: fromCallback<LiveChangesEvent>(({ sendBack }) => {
      const leaving = new AbortController()
      const held = new Promise<void>((resolve) => {
        leaving.signal.addEventListener('abort', () => resolve())
      })
      const lead = () => {
        sendBack({ type: 'lead.granted' })
        return held
      }
      // Without Web Locks (insecure origins) each visible tab has a connection.
      const locks: LockManager | null | undefined = navigator.locks
      if (!locks) void lead()
      else locks.request(nameOfSession(), { signal: leaving.signal }, lead).catch(() => undefined)
      return () => leaving.abort()
    }),
    stream: fromCallback<LiveChangesEvent>(({ sendBack }) => {
      const leaving = new AbortController()
      void readChangeStream(leaving.signal, {
        onReady: () => sendBack({ type: 'stream.beat' }),
        onChange: (changed) => sendBack({ type: 'stream.changed', change: changed }),
      }).then((reason) => {
        sendBack({ type: 'stream.closed', reason })
        // Another device, or an operator, ended the session: the first call to be refused ends it here as well.
        if (reason === 'ended') countUnread().catch(() => undefined)
      })
      return () => leaving.abort()
    }),
    countUnread: fromPromise<number>(({ signal }) => countUnread(signal)),
  },
})
