import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { RealNameKind, RealNameMethod } from '#machines/real-name/real-name-values.ts'
import type { RealNameEmitted } from '#machines/real-name/real-name-setup.ts'
import { selectIsRealNameBusy, selectRealNameView } from '#machines/real-name/real-name.ts'
import { useSession } from '#src/session/use-session.ts'
import { pendingVerification } from './pending-verification.ts'
import { useRealNameMachine } from './use-real-name-machine.ts'
import { addressToReturnTo } from './verification-return.ts'

/** Returns the state of a real-name verification and `send` for its views' events. */
export const useRealName = (kind: RealNameKind, method: RealNameMethod) => {
  const { refreshUser } = useSession()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const [returnUrl] = useState(() => addressToReturnTo(pathname, query))
  const machine = useRealNameMachine(returnUrl)
  const [input] = useState(() => ({ kind, method, bizNo: pendingVerification.read() }))
  const actor = useActorRef(machine, { input })
  // The outcome of a pending verification is shown once.
  useEffect(() => pendingVerification.forget(), [])

  const onEmitted = useEffectEvent((event: RealNameEmitted) => {
    if (event.type === 'verification.done') return refreshUser()
    pendingVerification.keep(event.bizNo)
    // The provider's page lies on another site; only http(s) addresses are opened.
    const url = new URL(event.url, location.href)
    if (/^https?:$/.test(url.protocol)) location.assign(url)
  })
  useEffect(() => {
    const emitted = actor.on('*', (event) => onEmitted(event))
    return () => emitted.unsubscribe()
  }, [actor])

  return {
    view: useSelector(actor, selectRealNameView),
    isBusy: useSelector(actor, selectIsRealNameBusy),
    context: useSelector(actor, (snapshot) => snapshot.context),
    send: actor.send,
  }
}

export type RealName = ReturnType<typeof useRealName>
