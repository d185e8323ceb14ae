import { useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import { Notices } from '#src/ui/feedback/notices.tsx'
import { PageTitleContext } from '#src/ui/page/page-title.ts'
import { AccessGate } from './access-gate.tsx'
import { Dialogs } from './dialogs.tsx'
import styles from './root.module.css'
import { Shell } from './shell/shell.tsx'
import { useApiEvents } from './use-api-events.ts'
import { useBrand } from './use-brand.ts'
import { useCurrentRoute } from './use-current-route.ts'
import { useFreshCache } from './use-fresh-cache.ts'
import { useSessionEvents } from './use-session-events.ts'

/** Round every page: its shell, title, guard, and what is shown over all of them. */
export const Root = () => {
  const route = useCurrentRoute()
  const brand = useBrand()
  const isNavigating = useNavigation().state !== 'idle'
  useApiEvents()
  useSessionEvents()
  useFreshCache()
  const main = useArrival()
  const [ownTitle, setOwnTitle] = useState<string>()

  return (
    <>
      <title>{`${ownTitle ?? route?.title ?? '页面不存在'} · ${brand.name}`}</title>
      <a href="#main" className={styles.skip}>
        跳到主要内容
      </a>
      {isNavigating && (
        <div className={styles.progress} role="progressbar" aria-label="页面加载中" />
      )}
      <Shell kind={route?.shell ?? 'full'} title={route?.title ?? ''}>
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          {/* Nobody signs in to learn that a page is not there yet. */}
          <AccessGate access={route?.pending ? 'anyone' : (route?.access ?? 'anyone')}>
            <PageTitleContext value={setOwnTitle}>
              <Outlet />
            </PageTitleContext>
          </AccessGate>
        </main>
      </Shell>
      <Dialogs />
      <Notices />
    </>
  )
}

/** After a navigation: to the top (section 2), and the focus to the new page for those who can't see it. */
const useArrival = () => {
  const main = useRef<HTMLElement>(null)
  const { key, pathname } = useLocation()
  const kind = useNavigationType()
  const shown = useRef({ key, pathname })
  useEffect(() => {
    const before = shown.current
    shown.current = { key, pathname }
    if (before.key === key) return
    // A page that only rewrites its own query stays where it is.
    if (kind === 'REPLACE' && before.pathname === pathname) return
    window.scrollTo(0, 0)
    if (before.pathname !== pathname) main.current?.focus({ preventScroll: true })
  }, [key, pathname, kind])
  return main
}
