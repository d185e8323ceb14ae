import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import {
  selectCanExtend,
  selectFailure,
  selectIsExtending,
  selectIsWarning,
  selectSecondsLeft,
  sessionExpiryMachine,
  type Expiry,
  type ExpiryTick,
} from '#machines/session/session-expiry.ts'
import { apiClient } from '#src/api/call.ts'
import { tokens } from '#src/api/tokens.ts'
import { everySecond } from '#src/platform/clock.ts'
import { useSession } from './use-session.ts'

/** Watches the end of the session while a customer is signed in. */
export const useSessionExpiry = () => {
  const { timeOut } = useSession()
  const actor = useActorRef(browserExpiryMachine)
  const onEnded = useEffectEvent(timeOut)
  useEffect(() => {
    const ended = actor.on('session.ended', () => onEnded())
    return () => ended.unsubscribe()
  }, [actor])
  return {
    isWarning: useSelector(actor, selectIsWarning),
    isExtending: useSelector(actor, selectIsExtending),
    canExtend: useSelector(actor, selectCanExtend),
    secondsLeft: useSelector(actor, (snapshot) =>
      // 0 until the warning, so that the component is not rendered every second.
      selectIsWarning(snapshot) ? selectSecondsLeft(snapshot) : 0,
    ),
    failure: useSelector(actor, selectFailure),
    extend: () => actor.send({ type: 'session.extend' }),
    dismiss: () => actor.send({ type: 'warning.dismiss' }),
  }
}

const ACTIVITIES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

const browserExpiryMachine = sessionExpiryMachine.provide({
  actors: {
    clock: fromCallback<ExpiryTick>(({ sendBack }) => {
      let isActive = false
      const note = () => {
        isActive = true
      }
      for (const name of ACTIVITIES) addEventListener(name, note, { passive: true, capture: true })
      const stop = everySecond((now) => {
        sendBack({ type: 'clock.tick', now, expiry: knownExpiry(), isActive })
        isActive = false
      })
      return () => {
        stop()
        for (const name of ACTIVITIES) removeEventListener(name, note, { capture: true })
      }
    }),
    renew: fromPromise(() => apiClient().renew()),
  },
})

const knownExpiry = (): Expiry | undefined => {
  const { expiresAt, renewAt, refresh } = tokens.read() ?? {}
  if (expiresAt === undefined || renewAt === undefined) return undefined
  return { expiresAt, renewAt, isRenewable: Boolean(refresh) }
}
