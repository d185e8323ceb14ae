import { useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import { AccessGate } from '#src/session/access-gate.tsx'
import { Notices } from '#src/ui/feedback/notices.tsx'
import { PageTitleContext } from '#src/ui/page/page-title.ts'
import { Dialogs } from './dialogs.tsx'
import styles from './root.module.css'
import { Shell } from './shell/shell.tsx'
import { useApiEvents } from './use-api-events.ts'
import { useBrand } from './use-brand.ts'
import { useCurrentRoute } from './use-current-route.ts'
import { useFreshCache } from './use-fresh-cache.ts'
import { useSessionEvents } from './use-session-events.ts'

/** Layout of every page: its shell, title and guard, and the dialogs and notices above it. */
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
          <AccessGate access={route?.access ?? 'anyone'}>
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

/**
 * Keeps the browser from scrolling on Back and Forward, after which a page begins at its top (section 2). A page that is
 * loaded again keeps its place.
 */
const useOwnScroll = () => {
  useEffect(() => {
    const take = () => {
      history.scrollRestoration = 'manual'
    }
    const give = () => {
      history.scrollRestoration = 'auto'
    }
    take()
    window.addEventListener('pageshow', take)
    window.addEventListener('pagehide', give)
    return () => {
      give()
      window.removeEventListener('pageshow', take)
      window.removeEventListener('pagehide', give)
    }
  }, [])
}

/** Scrolls to the top after a navigation (section 2), and focuses the new page for screen readers. @returns its ref */
const useArrival = () => {
  const main = useRef<HTMLElement>(null)
  const { key, pathname, search } = useLocation()
  const kind = useNavigationType()
  const shown = useRef({ key, pathname, search })
  useOwnScroll()
  useEffect(() => {
    const before = shown.current
    shown.current = { key, pathname, search }
    if (before.key === key) return
    // A page that replaces its own query keeps its scroll position; a link to the page itself does not.
    const isSamePage = before.pathname === pathname
    if (kind === 'REPLACE' && isSamePage && before.search !== search) return
    window.scrollTo(0, 0)
    if (!isSamePage) main.current?.focus({ preventScroll: true })
  }, [key, pathname, search, kind])
  return main
}
