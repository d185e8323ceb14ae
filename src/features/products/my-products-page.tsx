import { useSearchParams } from 'react-router-dom'
import { PATHS } from '#src/platform/paths.ts'
import { Async } from '#src/ui/page/async.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Pager } from '#src/ui/controls/pager.tsx'
import { MyProduct } from './my-product.tsx'
import { useMyProducts } from './use-products.ts'

/** The customer's products, with the state of each application. */
const MyProductsPage = () => {
  const [search] = useSearchParams()
  const current = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const mine = useMyProducts(current)
  return (
    <Page>
      <PageHeader
        title="我的产品"
        lead="已开通的产品、额度，以及每项申请的进度。"
        extra={<ButtonLink to={PATHS.productList}>浏览更多产品</ButtonLink>}
      />
      <Async
        result={mine}
        isEmpty={({ records }) => records.length === 0}
        empty={
          <PageState
            kind="empty"
            title="还没有开通的产品"
            actions={
              <ButtonLink to={PATHS.productList} look="primary" size="large">
                去选择产品
              </ButtonLink>
            }
          >
            选择适合的融资产品，在线填写资料即可开通。
          </PageState>
        }
      >
        {({ records, pages }) => (
          <>
            {records.map((goods) => (
              <MyProduct key={goods.id} goods={goods} />
            ))}
            <Pager current={current} pages={pages} />
          </>
        )}
      </Async>
    </Page>
  )
}
export default MyProductsPage
