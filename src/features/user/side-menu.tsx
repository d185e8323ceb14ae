import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { NO_ROLE, useRoleButtons } from '#src/session/use-role-buttons.ts'
import { classNames } from '#src/ui/theme/class-names.ts'
import { MENU_ENTRIES } from './menu-entries.ts'
import styles from './side-menu.module.css'

/** Renders the entries of the user center that the customer's role allows; on a phone as a scrolling row. */
export const SideMenu = () => {
  const { status, has, retry } = useRoleButtons()
  const entries = MENU_ENTRIES.filter(({ button }) => !button || has(button))
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => showCurrent(menu.current), [pathname, entries.length])
  return (
    <nav ref={menu} className={styles.menu} aria-label="服务中心菜单">
      <ul className={styles.entries}>
        {entries.map(({ label, path }) => (
          <li key={label}>
            <NavLink to={path} end className={classNames(styles.entry)}>
              {label}
            </NavLink>
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

/** Scrolls the row of a phone so that the current entry is in its middle. */
const showCurrent = (menu: HTMLElement | null) => {
  const current = menu?.querySelector<HTMLElement>('[aria-current=page]')
  if (menu && current)
    menu.scrollLeft = current.offsetLeft - (menu.clientWidth - current.offsetWidth) / 2
}
