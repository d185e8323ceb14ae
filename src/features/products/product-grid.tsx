import { useSearchParams } from 'react-router-dom'
import { Async } from '#src/ui/page/async.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Pager } from '#src/ui/controls/pager.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'
import { useProducts, type ProductFilter } from './use-products.ts'

/** Renders the products that a filter names, or all; the page is a query parameter. */
export const ProductGrid = (filter: ProductFilter) => {
  const [search] = useSearchParams()
  const current = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const products = useProducts(filter, current)
  return (
    <Async
      result={products}
      loading={<Ghosts />}
      isEmpty={({ records }) => records.length === 0}
      empty={
        <PageState kind="empty" title="暂无产品">
          这一类产品尚未开放，请先看看其他产品。
        </PageState>
      }
    >
      {({ records, pages }) => (
        <>
          <div className={styles.grid}>
            {records.map((goods) => (
              <ProductCard key={goods.id} goods={goods} />
            ))}
          </div>
          <Pager current={current} pages={pages} />
        </>
      )}
    </Async>
  )
}

/** Renders placeholders as large as the cards. */
const Ghosts = () => (
  <div className={styles.grid} role="status" aria-label="加载中">
    {[1, 2, 3, 4, 5, 6].map((ghost) => (
      <div key={ghost} className={styles.ghost} />
    ))}
  </div>
)
