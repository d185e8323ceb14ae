import { generatePath, Link } from 'react-router-dom'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { portalConfig } from '#src/platform/portal-config.ts'
import { useContacts } from '#src/session/use-contacts.ts'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import { useBrand } from '../use-brand.ts'
import { FooterCodes } from './footer-codes.tsx'
import styles from './footer.module.css'

/** The footer: contacts, links, QR codes, and the ICP registration, which must be at the foot of each page. */
export const Footer = () => {
  const { name } = useBrand()
  const { hotline, email } = useContacts()
  const { icpNumber } = portalConfig()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <dl className={classNames(layout.stack, styles.contacts)}>
          {hotline && (
            <div>
              <dt>服务热线</dt>
              <dd>
                <a href={`tel:${hotline}`} className={styles.hotline}>
                  {hotline}
                </a>
              </dd>
            </div>
          )}
          {email && (
            <div>
              <dt>联系邮箱</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          )}
        </dl>
        <nav className={styles.links} aria-label="页脚导航">
          {LINKS.map(({ label, to }) => (
            <Link key={label} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <FooterCodes hotline={hotline} />
      </div>
      <p className={styles.legal}>
        <span>{name}</span>
        {icpNumber && (
          <a href="https://beian.miit.gov.cn" target="_blank" rel="noreferrer">
            {icpNumber}
          </a>
        )}
      </p>
    </footer>
  )
}

const LINKS: readonly { label: string; to: string }[] = [
  { label: '产品介绍', to: pathTo(PATHS.aboutUs, { id: 2 }) },
  { label: '关于我们', to: pathTo(PATHS.aboutUs, { id: 1 }) },
  { label: '帮助中心', to: PATHS.helpCenter },
  { label: '融资产品', to: PATHS.productList },
  { label: '平台服务条款', to: generatePath(PATHS.agreement, { type: '1' }) },
  { label: '隐私政策', to: generatePath(PATHS.agreement, { type: '2' }) },
]
