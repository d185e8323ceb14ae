import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { accountSessions, endAccountSessions, type AccountSession } from '#schemas/api/account.ts'
import { call } from '#src/api/call.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import styles from './sessions-panel.module.css'

/** The devices on which the account is signed in; each other one can be signed out. */
export const SessionsPanel = () => {
  const sessions = useSessions()
  const end = useEnd()
  const hasOthers = (sessions.data?.length ?? 0) > 1
  return (
    <Panel
      title="登录设备"
      extra={
        hasOthers && (
          <Button size="small" busy={end.isPending} onClick={() => end.mutate(undefined)}>
            其他设备退出登录
          </Button>
        )
      }
    >
      <Failure message={end.error?.message} />
      <Async result={sessions}>
        {(list) => (
          <ul className={styles.list} aria-label="登录设备">
            {list.map((session) => (
              <Device key={session.id} session={session} onEnd={() => end.mutate(session.id)} />
            ))}
          </ul>
        )}
      </Async>
      <p className={styles.note}>如有不认识的设备，请将其退出登录，并修改密码。</p>
    </Panel>
  )
}

const Device = ({ session, onEnd }: { session: AccountSession; onEnd: () => void }) => (
  <li className={classNames(layout.entry, styles.device)}>
    <div className={styles.about}>
      <span className={classNames(layout.centeredCluster, styles.name)}>
        {session.device}
        {session.isCurrent && <StatusTag tone="success">本机</StatusTag>}
      </span>
      <span className={styles.facts}>
        {session.address && <span>{session.address}</span>}
        <span>登录于 {session.signedInAt}</span>
        <span>最近活动 {session.renewedAt}</span>
      </span>
    </div>
    {!session.isCurrent && (
      <Button
        size="small"
        look="quiet"
        aria-label={`${session.signedInAt} 登录的 ${session.device} 退出登录`}
        onClick={onEnd}
      >
        退出登录
      </Button>
    )}
  </li>
)

const useSessions = () => {
  const { user } = useSession()
  return useQuery({
    queryKey: [accountSessions.name, user?.customerId],
    queryFn: ({ signal }) => call(accountSessions, {}, { signal, hide: true }),
    staleTime: 0,
  })
}

/** Ends one of the other sessions, or without an id all of them. */
const useEnd = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) =>
      call(endAccountSessions, { body: id === undefined ? {} : { id } }, { hide: true }),
    onSuccess: () => notify.success('已退出登录'),
    onSettled: () => queries.invalidateQueries({ queryKey: [accountSessions.name] }),
  })
}
