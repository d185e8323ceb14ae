import type { ReactNode } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { AnalystAccount } from './analyst/analyst-account.tsx'
import styles from './workbench.module.css'

/** Renders the bar above every screen of the workbench. */
export const Frame = ({ children }: { children?: ReactNode }) => (
  <>
    <header className={styles.bar}>
      <Link to="/workbench" className={styles.name}>
        工作台
      </Link>
      <AnalystAccount />
      <a href="/" className={styles.out}>
        客户门户
      </a>
    </header>
    {children ?? <Outlet />}
  </>
)
