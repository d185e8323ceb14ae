import { useRef } from 'react'
import { PATHS } from '#src/platform/paths.ts'
import { useSession } from '#src/session/use-session.ts'
import { HelpLinks } from './help-links.tsx'
import styles from './nav-drawer.module.css'
import { TabLink } from './tab-link.tsx'
import type { Tab } from './tabs.ts'

/** The navigation of narrow viewports: a button that opens a drawer with the tabs and help links. */
export const NavDrawer = ({ tabs }: { tabs: readonly Tab[] }) => {
  const drawer = useRef<HTMLDialogElement>(null)
  const { status } = useSession()
  const close = () => drawer.current?.close()
  const links = status === 'signedIn' ? [...tabs, ...CUSTOMER_LINKS] : tabs
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label="打开菜单"
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
      >
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          <path
            d="M3 6h16M3 11h16M3 16h10"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <dialog ref={drawer} className={styles.drawer} aria-label="菜单" closedby="any">
        <nav className={styles.links} aria-label="主导航">
          <button type="button" className={styles.close} aria-label="关闭菜单" onClick={close}>
            ×
          </button>
          {links.map((tab) => (
            <TabLink key={tab.label} tab={tab} className={styles.link} onChoose={close} />
          ))}
          <hr className={styles.rule} />
          <HelpLinks className={styles.link} onChoose={close} />
        </nav>
      </dialog>
    </>
  )
}

const CUSTOMER_LINKS: readonly Tab[] = [
  { label: '我的产品', to: PATHS.myProducts },
  { label: '服务中心', to: PATHS.userCenter },
]
