import { Link, useSearchParams } from 'react-router-dom'
import { PRODUCT_TYPES } from '#schemas/api/products.ts'
import { useProductTypes } from '#src/session/use-product-types.ts'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import styles from './product-grid.module.css'
import { ProductGrid } from './product-grid.tsx'

/** The list of all products of the tenant, filtered by type. */
const ProductListPage = () => {
  const [search] = useSearchParams()
  const wanted = Number(search.get('type'))
  const type = PRODUCT_TYPES.has(wanted) ? wanted : undefined
  return (
    <Page>
      <PageHeader title="融资产品" lead="按业务场景选择产品，查看条件与所需资料后在线开通。" />
      <TypeFilter type={type} />
      <ProductGrid type={type} />
    </Page>
  )
}
export default ProductListPage

const TypeFilter = ({ type }: { type: number | undefined }) => {
  const { types } = useProductTypes()
  return (
    <nav className={styles.filter} aria-label="按产品类型筛选">
      <Link to="?" className={styles.chip} aria-current={type === undefined}>
        全部
      </Link>
      {[...PRODUCT_TYPES]
        .filter(([one]) => types.includes(one))
        .map(([one, name]) => (
          <Link key={one} to={`?type=${one}`} className={styles.chip} aria-current={type === one}>
            {name}
          </Link>
        ))}
    </nav>
  )
}
