import { Link } from 'react-router-dom'
import { qualityProducts } from '#schemas/api/home.ts'
import type { Goods } from '#schemas/api/products.ts'
import { PRODUCT_TYPES } from '#schemas/api/products.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { Async } from '#src/ui/page/async.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { moneyRange } from '#src/ui/display/range.ts'
import styles from './product-teasers.module.css'
import { useHomeList } from './use-home-list.ts'

/** Renders short cards of the products that the tenant has chosen for its home page. */
export const ProductTeasers = () => (
  <Async
    result={useHomeList(qualityProducts)}
    loading={<Ghosts />}
    isEmpty={(products) => products.length === 0}
    empty={<PageState kind="empty" title="产品即将上线" />}
  >
    {(products) => (
      <ul className={styles.grid}>
        {products.map((goods) => (
          <Teaser key={goods.id} goods={goods} />
        ))}
      </ul>
    )}
  </Async>
)

const Teaser = ({ goods }: { goods: Goods }) => (
  <li className={styles.card}>
    <p className={styles.type}>{PRODUCT_TYPES.get(goods.type) ?? '融资产品'}</p>
    <h3 className={styles.name}>
      <Link
        to={pathTo(goods.isGroup ? PATHS.productGroupDetails : PATHS.productDetails, {
          goodId: goods.id,
        })}
        className={styles.link}
      >
        {goods.goodsName}
      </Link>
    </h3>
    <p className={styles.summary}>{goods.summary}</p>
    <dl className={styles.facts}>
      <div>
        <dt>年化利率低至</dt>
        <dd className={styles.rate}>
          {goods.annualRateMin ? (
            <>
              {goods.annualRateMin}
              <small>%</small>
            </>
          ) : (
            '—'
          )}
        </dd>
      </div>
      <div>
        <dt>额度范围</dt>
        <dd>{moneyRange(goods.minAmount, goods.maxAmount)}</dd>
      </div>
    </dl>
  </li>
)

const Ghosts = () => (
  <div className={styles.grid} role="status" aria-label="加载中">
    {[1, 2, 3, 4, 5, 6].map((ghost) => (
      <div key={ghost} className={styles.ghost} />
    ))}
  </div>
)
