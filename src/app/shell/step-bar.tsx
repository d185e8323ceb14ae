import { Link } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { BrandLink } from './brand-link.tsx'
import styles from './step-bar.module.css'

/** Instead of the header on step pages (section 2): nothing to lead away from the work but the way out. */
export const StepBar = ({ title }: { title: string }) => (
  <header className={styles.bar}>
    <div className={styles.inner}>
      <BrandLink />
      <span className={styles.title}>{title}</span>
      <Link to={PATHS.myProducts} className={styles.exit}>
        退出
      </Link>
    </div>
  </header>
)
