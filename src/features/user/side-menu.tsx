import { NavLink } from 'react-router-dom'
import { NO_ROLE, useRoleButtons } from '#src/session/use-role-buttons.ts'
import { classNames } from '#src/ui/theme/class-names.ts'
import { MENU_ENTRIES, type MenuEntry } from './menu-entries.ts'
import styles from './side-menu.module.css'

/** Renders the entries of the user center that the customer's role allows; on a phone as a scrolling row. */
export const SideMenu = ({ messagesId }: { messagesId: string }) => {
  const { status, has, retry } = useRoleButtons()
  const entries = MENU_ENTRIES.filter(({ button }) => !button || has(button))
  return (
    <nav className={styles.menu} aria-label="服务中心菜单">
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <Entry entry={entry} messagesId={messagesId} />
          </li>
        ))}
        {status === 'failed' && (
          <li>
            <button type="button" className={styles.entry} onClick={retry}>
              菜单加载失败，重试
            </button>
          </li>
        )}
      </ul>
      {status === 'noRole' && <p className={styles.note}>{NO_ROLE}</p>}
    </nav>
  )
}

const Entry = ({ entry, messagesId }: { entry: MenuEntry; messagesId: string }) =>
  entry.path ? (
    <NavLink to={entry.path} end className={classNames(styles.entry)}>
      {entry.label}
    </NavLink>
  ) : (
    <button type="button" className={styles.entry} popoverTarget={messagesId}>
      {entry.label}
    </button>
  )
