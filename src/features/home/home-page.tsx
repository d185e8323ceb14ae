import { PATHS } from '#src/platform/paths.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import { Assurances } from './assurances.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import { HowItWorks } from './how-it-works.tsx'
import { Notices } from './notices.tsx'
import { Partners } from './partners.tsx'
import { ProductTeasers } from './product-teasers.tsx'

/** The home page: the hero, products, and how financing works. */
const HomePage = () => (
  <>
    <Hero />
    <section className={styles.section} aria-labelledby="home-products">
      <header className={styles.head}>
        <div>
          <h2 id="home-products">融资产品</h2>
          <p>从应收账款到存货，按真实交易选择融资方式。</p>
        </div>
        <ButtonLink to={PATHS.productList} look="quiet">
          查看全部产品 <span aria-hidden="true">→</span>
        </ButtonLink>
      </header>
      <ProductTeasers />
      <Notices />
    </section>
    <section className={styles.band} aria-labelledby="home-steps">
      <div className={styles.section}>
        <header className={styles.head}>
          <div>
            <h2 id="home-steps">四步完成融资开通</h2>
            <p>全程在线办理，随时离开，随时接着填。</p>
          </div>
        </header>
        <HowItWorks />
      </div>
    </section>
    <section className={styles.section} aria-label="办理保障">
      <Assurances />
    </section>
    <div className={classNames(styles.section, styles.last)}>
      <Partners />
    </div>
  </>
)
export default HomePage
