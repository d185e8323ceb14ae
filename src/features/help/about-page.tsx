import { Link, useSearchParams } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { usePageTitle } from '#src/ui/page/page-title.ts'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './about-page.module.css'
import { ABOUT_TABS, type AboutSection } from './about-texts.ts'

const [FIRST] = ABOUT_TABS

/** The about page; the query parameter `id` selects its tab. */
const AboutPage = () => {
  const [search] = useSearchParams()
  const tab = ABOUT_TABS.find(({ id }) => id === search.get('id')) ?? FIRST
  usePageTitle(tab?.label)
  if (!tab) return null
  return (
    <Page>
      <PageHeader title={tab.label} lead={tab.lead} />
      <nav className={styles.tabs} aria-label="关于我们">
        {ABOUT_TABS.map(({ id, label }) => (
          <Link
            key={id}
            to={`?id=${id}`}
            className={styles.tab}
            aria-current={id === tab.id ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {tab.sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
      {tab.id === PRODUCT_INTRO && (
        <p className={styles.next}>
          <ButtonLink to={PATHS.productList} look="primary" size="large">
            查看融资产品
          </ButtonLink>
        </p>
      )}
    </Page>
  )
}
export default AboutPage

const PRODUCT_INTRO = '2'

const Section = ({ section: { title, paragraphs, points } }: { section: AboutSection }) => (
  <Panel title={title}>
    <div className={styles.text}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    {points && (
      <dl className={styles.points}>
        {points.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )}
  </Panel>
)
