import { NavLink } from 'react-router-dom'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/button.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import { BrandLink } from './brand-link.tsx'
import styles from './header.module.css'
import { NavDrawer } from './nav-drawer.tsx'
import { useTabs } from './use-tabs.ts'

/** The header of an ordinary page: who provides it, where one can go, who one is. */
export const Header = () => {
  const tabs = useTabs()
  const { status, openLogin } = useSession()
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <NavDrawer tabs={tabs} />
        <BrandLink />
        <nav className={styles.tabs} aria-label="主导航">
          {tabs.map(({ label, to }) => (
            <NavLink key={to} to={to} end className={styles.tab}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.account}>
          {status === 'signedIn' && <AvatarMenu />}
          {status === 'signedOut' && (
            <Button look="primary" size="small" onClick={() => openLogin()}>
              登录
            </Button>
          )}
        </div>
      </div>
    </header>
  )
}
