import { MessageBell } from '#src/features/messages/message-bell.tsx'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import { BrandLink } from './brand-link.tsx'
import styles from './header.module.css'
import { HelpLinks } from './help-links.tsx'
import { NavDrawer } from './nav-drawer.tsx'
import { TabLink } from './tab-link.tsx'
import { useTabs } from './use-tabs.ts'

/** The header of shell `full`: brand, tabs, help links, messages and account. */
export const Header = () => {
  const tabs = useTabs()
  const { status, openLogin } = useSession()
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <NavDrawer tabs={tabs} />
        <BrandLink />
        <nav className={styles.tabs} aria-label="主导航">
          {tabs.map((tab) => (
            <TabLink key={tab.label} tab={tab} className={styles.tab} />
          ))}
        </nav>
        <nav className={styles.help} aria-label="帮助与介绍">
          <HelpLinks className={styles.helpLink} />
        </nav>
        <div className={styles.account}>
          {status === 'signedIn' && (
            <>
              <MessageBell />
              <AvatarMenu />
            </>
          )}
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
