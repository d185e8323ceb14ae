import { useSearchParams } from 'react-router-dom'
import type { Goods } from '#schemas/api/products.ts'
import { creditLineLifecycle } from '#schemas/lifecycles/credit-line.ts'
import { PATHS } from '#src/platform/paths.ts'
import { Fact } from '#src/ui/display/fact.tsx'
import { daysRange, moneyRange, percentRange } from '#src/ui/display/range.ts'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { ApplyDiscount } from './apply-discount.tsx'
import { BillPricing } from './bill-pricing.tsx'
import { DiscountRules } from './discount-rules.tsx'
import { DiscountRecord, MyDiscounts } from './my-discounts.tsx'
import { NeededDocuments } from './needed-documents.tsx'
import styles from './product-page.module.css'
import { ProductProcesses } from './product-processes.tsx'
import { useMineOf, useProduct, useProducts } from './use-products.ts'

/** The discount of bills: the product's terms, the price of a bill of one's own, and the way to apply. */
const BillDiscountingPage = () => {
  const [search] = useSearchParams()
  const id = search.get('goodId')
  const record = search.get('id')
  if (record)
    return (
      <Page>
        <DiscountRecord id={record} />
      </Page>
    )
  return <Page>{id ? <Named id={id} /> : <First />}</Page>
}
export default BillDiscountingPage

const Named = ({ id }: { id: string }) => (
  <Async result={useProduct(id)}>{(goods) => <Discount goods={goods} />}</Async>
)

const First = () => (
  <Async
    result={useProducts({ basis: 'bill' }, 1)}
    isEmpty={({ records }) => records.length === 0}
    empty={
      <PageState isPage kind="empty" title="暂未开放票据贴现">
        票据贴现产品尚未开放，请先看看其他产品。
      </PageState>
    }
  >
    {({ records: [goods] }) => goods && <Discount goods={goods} />}
  </Async>
)

/** The status of a credit line that can be used. */
const ACTIVE = creditLineLifecycle.statuses.active.code

const Discount = ({ goods }: { goods: Goods }) => {
  const mine = useMineOf(goods.id)
  const isActive = mine.data?.quota?.status === ACTIVE
  return (
    <>
      <PageHeader
        back={{ to: PATHS.productList, label: '融资产品' }}
        title="票据贴现"
        lead={[goods.goodsName, goods.capitalName].filter(Boolean).join(' · ')}
      />
      <Panel>
        <dl className={styles.facts}>
          <Fact name="贴现年化利率">{percentRange(goods.annualRateMin, goods.annualRateMax)}</Fact>
          <Fact name="票面金额">{moneyRange(goods.minAmount, goods.maxAmount)}</Fact>
          <Fact name="剩余期限">{daysRange(goods.termMin, goods.termMax)}</Fact>
          <Fact name="利息支付">贴现时一次扣收</Fact>
        </dl>
        {goods.summary && <p className={styles.summary}>{goods.summary}</p>}
      </Panel>
      <div className={styles.columns}>
        <aside className={styles.aside} aria-label="办理">
          <ProductProcesses goods={goods} />
        </aside>
        <div className={styles.lines}>
          {isActive ? <ApplyDiscount goods={goods} /> : <BillPricing goods={goods} />}
          <DiscountRules goods={goods} />
          <NeededDocuments goods={goods} />
        </div>
      </div>
      {isActive && (
        <div className={styles.below}>
          <MyDiscounts />
        </div>
      )}
    </>
  )
}
