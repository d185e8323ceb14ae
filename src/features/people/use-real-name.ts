import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { formats } from '#engine/formats/formats.ts'
import type {
  RealNameKind,
  RealNameMethod,
  RealNameValues,
} from '#machines/real-name/real-name-values.ts'
import type { RealNameEmitted } from '#machines/real-name/real-name-setup.ts'
import {
  selectIsRealNameBusy,
  selectIsThrough,
  selectPendingBizNo,
  selectRealNameView,
} from '#machines/real-name/real-name.ts'
import type { UserInfo } from '#schemas/api/user.ts'
import { useSession } from '#src/session/use-session.ts'
import { realNameDraft } from './real-name-draft.ts'
import { useRealNameMachine } from './use-real-name-machine.ts'
import { addressToReturnTo } from './verification-return.ts'

/** Returns the state of a customer's real-name verification and `send` for its views' events. */
export const useRealName = (
  { customerId, draftKey, phone }: UserInfo,
  kind: RealNameKind,
  method: RealNameMethod,
) => {
  const { refreshUser } = useSession()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const [returnUrl] = useState(() => addressToReturnTo(pathname, query))
  const machine = useRealNameMachine(returnUrl)
  const [owner] = useState(() => ({ customerId, draftKey, path: pathname }))
  const [offered] = useState(() => offeredTo(kind, phone))
  const [input] = useState(() => ({ kind, ...realNameDraft.read(owner, kind, method, offered) }))
  const actor = useActorRef(machine, { input })
  useEffect(() => {
    const changes = actor.subscribe((snapshot) => {
      const { context } = snapshot
      if (selectIsThrough(snapshot)) realNameDraft.forget()
      else
        realNameDraft.keep(owner, {
          method: context.method,
          form: context.form,
          bizNo: selectPendingBizNo(snapshot),
        })
    })
    return () => changes.unsubscribe()
  }, [actor, owner])

  const onEmitted = useEffectEvent((event: RealNameEmitted) => {
    if (event.type === 'verification.done') return refreshUser()
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
    /** The values on file that the form begins with. */
    offered,
    send: actor.send,
  }
}

/** A person is offered the phone of the account, where the gateway gives it unmasked. */
const offeredTo = (kind: RealNameKind, phone: string): Partial<RealNameValues> =>
  kind === 'person' && formats.mobile.validate(phone) ? { phone } : {}

export type RealName = ReturnType<typeof useRealName>
