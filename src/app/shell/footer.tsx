import { portalConfig } from '#src/platform/portal-config.ts'
import { useContacts } from '#src/session/use-contacts.ts'
import { useBrand } from '../use-brand.ts'
import styles from './footer.module.css'

/** How to reach the provider, and its registration, which the ministry wants at the foot of each page. */
export const Footer = () => {
  const { name } = useBrand()
  const { hotline, email } = useContacts()
  const { icpNumber } = portalConfig()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.contacts}>
          {hotline && (
            <p>
              <span>服务热线</span>
              <a href={`tel:${hotline}`} className={styles.hotline}>
                {hotline}
              </a>
            </p>
          )}
          {email && (
            <p>
              <span>联系邮箱</span>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
        </div>
        <p className={styles.legal}>
          <span>{name}</span>
          {icpNumber && (
            <a href="https://beian.miit.gov.cn" target="_blank" rel="noreferrer">
              {icpNumber}
            </a>
          )}
        </p>
      </div>
    </footer>
  )
}
