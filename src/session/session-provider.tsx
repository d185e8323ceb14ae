import { useSelector } from '@xstate/react'
import { useMemo, useState, type ReactNode } from 'react'
import {
  selectIsCoreEnterprise,
  selectIsVerified,
  selectStatus,
  selectUser,
} from '#machines/session/session.ts'
import { mustRegister, userInfo } from '#schemas/api/user.ts'
import { lifeOf, tokens } from '#src/api/tokens.ts'
import { unsavedFlows, unsentForms } from '#src/platform/draft-keys.ts'
import { randomId } from '#src/platform/random-id.ts'
import { sessionEvents } from './session-events.ts'
import { SessionContext, type LoginOptions, type Session } from './use-session.ts'
import { useSessionActor } from './use-session-actor.ts'
import { useTenant } from './use-tenant.ts'

type OpenDialog =
  { name: 'login'; options: LoginOptions | undefined } | { name: 'realName' | 'logOut' } | undefined

/** Provides the session of the signed-in customer and the state of its dialogs. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const actor = useSessionActor()
  const tenantId = useTenant()
  const [dialog, setDialog] = useState<OpenDialog>()

  const actions = useMemo(() => actionsOf(actor, setDialog), [actor])
  const status = useSelector(actor, selectStatus)
  const user = useSelector(actor, selectUser)
  const isVerified = useSelector(actor, selectIsVerified)
  const isCoreEnterprise = useSelector(actor, selectIsCoreEnterprise)

  const session = useMemo<Session>(
    () => ({
      status,
      user,
      tenantId,
      isVerified,
      isCoreEnterprise,
      ...actions,
      login: {
        isOpen: dialog?.name === 'login',
        switchAccount: false,
        ...(dialog?.name === 'login' && dialog.options),
      },
      isRealNameOpen: dialog?.name === 'realName',
      isLogOutOpen: dialog?.name === 'logOut',
    }),
    [status, user, tenantId, isVerified, isCoreEnterprise, actions, dialog],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

type Actions = Pick<
  Session,
  | 'start'
  | 'openLogin'
  | 'closeLogin'
  | 'openRealName'
  | 'closeRealName'
  | 'logOut'
  | 'logOutNow'
  | 'closeLogOut'
  | 'end'
  | 'timeOut'
  | 'refreshUser'
>

const actionsOf = (
  actor: ReturnType<typeof useSessionActor>,
  setDialog: (dialog: OpenDialog) => void,
): Actions => {
  const close = () => setDialog(undefined)
  const logOutNow = () => {
    close()
    actor.send({ type: 'session.logOut' })
  }
  return {
    start: ({ signIn, tenantId, subAccountId }) => {
      tokens.write({
        sessionId: randomId(),
        access: signIn.access_token,
        refresh: signIn.refresh_token,
        tenantId,
        subAccountId,
        ...lifeOf(signIn.expires_in),
      })
      // Parsing drops the tokens, which stay in their store.
      actor.send({ type: 'session.started', user: userInfo.parse(signIn) })
    },
    openLogin: (options) => setDialog({ name: 'login', options }),
    closeLogin: close,
    openRealName: () => {
      if (mustRegister(selectUser(actor.getSnapshot())))
        sessionEvents.emit({ type: 'registration.required' })
      else setDialog({ name: 'realName' })
    },
    closeRealName: close,
    logOut: () => {
      const customerId = selectUser(actor.getSnapshot())?.customerId
      const hasUnsaved = [unsavedFlows, unsentForms].some((list) => list(customerId).length > 0)
      if (hasUnsaved) setDialog({ name: 'logOut' })
      else logOutNow()
    },
    logOutNow,
    closeLogOut: close,
    end: () => {
      close()
      actor.send({ type: 'session.expired', access: tokens.read()?.access })
    },
    timeOut: () => {
      close()
      actor.send({ type: 'session.timedOut' })
    },
    refreshUser: () => actor.send({ type: 'user.refresh' }),
  }
}
