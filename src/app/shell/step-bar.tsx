import { useNavigate } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { returnRoute } from '#src/platform/return-route.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/controls/icon.tsx'
import { BrandLink } from './brand-link.tsx'
import styles from './step-bar.module.css'

/** Replaces the header on step pages (section 2): brand, title and an exit button. */
export const StepBar = ({ title }: { title: string }) => {
  const navigate = useNavigate()
  const { status } = useSession()
  const home = status === 'signedOut' ? PATHS.home : returnRoute.fallback
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <BrandLink />
        <span className={styles.title}>{title}</span>
        <Button
          look="quiet"
          className={styles.exit}
          onClick={() => void navigate(returnRoute.read() || home)}
        >
          <Icon name="close" />
          <span className={styles.exitName}>退出办理</span>
        </Button>
      </div>
    </header>
  )
}
