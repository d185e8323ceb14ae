import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { useBrand } from '../use-brand.ts'
import styles from './brand-link.module.css'

/** The tenant's logo and name as a link to the home page. */
export const BrandLink = () => {
  const { name, logo } = useBrand()
  const [unreadable, setUnreadable] = useState('')
  return (
    <Link to={PATHS.home} className={styles.brand}>
      {logo && logo !== unreadable ? (
        <img src={logo} alt="" className={styles.mark} onError={() => setUnreadable(logo)} />
      ) : (
        <Mark />
      )}
      <span className={styles.name}>{name}</span>
    </Link>
  )
}

/** The portal's own logo, two links of a chain: the fallback for a tenant without one. */
const Mark = () => (
  <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true">
    <rect width="32" height="32" rx="9" fill="var(--brand)" />
    <g fill="none" stroke="#fff" strokeWidth="2.6">
      <rect x="6.5" y="11.5" width="11" height="9" rx="4.5" />
      <rect x="14.5" y="11.5" width="11" height="9" rx="4.5" />
    </g>
  </svg>
)
