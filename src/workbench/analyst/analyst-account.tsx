import { Link, useLocation } from 'react-router-dom'
import { analystSignOut } from '#schemas/api/workbench.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { analystToken, signInAddress, useAnalyst } from './analyst-session.ts'
import styles from './analyst.module.css'

/** The signed-in analyst in the bar, or the link to the sign-in. */
export const AnalystAccount = () => {
  const name = useAnalyst()
  const { pathname } = useLocation()
  if (name)
    return (
      <span className={styles.account}>
        {name}
        <Button size="small" look="quiet" onClick={() => void signOut()}>
          退出登录
        </Button>
      </span>
    )
  return (
    <Link to={signInAddress(pathname)} className={styles.link}>
      登录
    </Link>
  )
}

/** Ends the session, and loads the page anew: definitions come from another source. */
const signOut = async () => {
  const { analystCall } = await import('./analyst-call.ts')
  await analystCall(analystSignOut).catch(() => undefined)
  analystToken.remove()
  location.assign('/workbench/processes')
}
