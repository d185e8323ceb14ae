import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { NavLink, Outlet, useLocation } from 'react-router-dom'
import { operatorSignOut } from '#schemas/api/operator.ts'
import { MOST_WAITING, operatorQueues } from '#schemas/api/operator-queues.ts'
import { OPERATOR_ROLE_LABELS } from '#schemas/api/operator-roles.ts'
import { Button } from '#src/ui/controls/button.tsx'
import texts from '#src/ui/theme/text.module.css'
import { AccountNotices } from './account-notices.tsx'
import styles from './frame.module.css'
import { operatorCall } from './operator-call.ts'
import { operatorToken } from './operator-token.ts'
import { OPERATOR_PATHS, recordsPath } from './paths.ts'
import { useOperator } from './use-operator.ts'

/** Interval of reading the queues again while the page is visible; ms. */
export const REFRESH = 5000

/** Fetches the queues: that of submissions, and one of each kind of record. */
export const useQueues = () =>
  useQuery({
    queryKey: [operatorQueues.name],
    queryFn: ({ signal }) => operatorCall(operatorQueues, { signal }),
    refetchInterval: REFRESH,
  })

/** The frame of every screen: the bar, the navigation and the page. */
export const Frame = () => {
  const { name, roles } = useOperator()
  const main = useArrival()
  const { data: { notices } = { notices: [] } } = useQueues()
  return (
    <div className={styles.frame}>
      <a href="#main" className={styles.skip}>
        跳到主要内容
      </a>
      <header className={styles.bar}>
        <span className={styles.name}>运营台</span>
        <span className={styles.operator}>
          {name}
          <span className={texts.small}>
            {roles.map((role) => OPERATOR_ROLE_LABELS[role]).join('、')}
          </span>
        </span>
        <Button size="small" look="quiet" onClick={() => void signOut()}>
          退出登录
        </Button>
      </header>
      <Navigation />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <AccountNotices notices={notices} />
        <Outlet />
      </main>
    </div>
  )
}

const Navigation = () => {
  const { may } = useOperator()
  const { data: { submissions, kinds, changes } = { submissions: 0, kinds: [], changes: 0 } } =
    useQueues()
  return (
    <nav className={styles.nav} aria-label="运营台">
      <Item to={OPERATOR_PATHS.submissions} label="申请审核" waiting={submissions} />
      {kinds.map(({ kind, title, waiting }) => (
        <Item key={kind} to={recordsPath(kind)} label={title} waiting={waiting} />
      ))}
      <Item to={OPERATOR_PATHS.calendar} label="营业日期" />
      <Item to={OPERATOR_PATHS.prices} label="货物价格" />
      <Item to={OPERATOR_PATHS.provider} label="付款渠道" />
      <Item to={OPERATOR_PATHS.signingProvider} label="签署服务" />
      {may('manager') && <Item to={OPERATOR_PATHS.outbox} label="短信与通知" />}
      {may('manager') && <Item to={OPERATOR_PATHS.accounts} label="客户账号" />}
      {may('manager') && <Item to={OPERATOR_PATHS.operators} label="操作员" waiting={changes} />}
      {may('manager') && <Item to={OPERATOR_PATHS.actions} label="操作记录" />}
    </nav>
  )
}

const Item = ({ to, label, waiting = 0 }: { to: string; label: string; waiting?: number }) => (
  <NavLink to={to} className={styles.item ?? ''}>
    {label}
    {waiting > 0 && (
      <span className={styles.count} aria-label={`${waiting} 项待处理`}>
        {waiting < MOST_WAITING ? waiting : `${MOST_WAITING - 1}+`}
      </span>
    )}
  </NavLink>
)

const signOut = async () => {
  await operatorCall(operatorSignOut).catch(() => undefined)
  operatorToken.remove()
}

/** Scrolls to the top after a navigation, and focuses the new page for screen readers. @returns its ref */
const useArrival = () => {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    // On a phone the navigation scrolls sideways.
    document
      .querySelector(`.${styles.item}[aria-current]`)
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
