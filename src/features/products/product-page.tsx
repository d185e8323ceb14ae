import { useSearchParams } from 'react-router-dom'
import type { Goods } from '#schemas/api/products.ts'
import { PRODUCT_TYPES } from '#schemas/api/products.ts'
import { PATHS } from '#src/platform/paths.ts'
import { Async } from '#src/ui/page/async.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { usePageTitle } from '#src/ui/page/page-title.ts'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { Fact } from '#src/ui/display/fact.tsx'
import { daysRange, moneyRange, percentRange } from '#src/ui/display/range.ts'
import { GroupMembers } from './group-members.tsx'
import { NeededDocuments } from './needed-documents.tsx'
import { ProductProcesses } from './product-processes.tsx'
import { ProductRules } from './product-rules.tsx'
import styles from './product-page.module.css'
import { RepaymentTrial } from './repayment-trial.tsx'
import { useProcesses, useProduct } from './use-products.ts'

/** The page of a product or a group: its terms, requirements and processes. */
const ProductPage = () => {
  const [search] = useSearchParams()
  const id = search.get('goodId') ?? ''
  const product = useProduct(id)
  // Fetched beside the product, and shown with it: what comes later would push down what is being read.
  const processes = useProcesses(id)
  const isComplete = !processes.isPending
  return (
    <Page>
      {id ? (
        <Async result={{ ...product, data: isComplete ? product.data : undefined }}>
          {(goods) => <ProductView goods={goods} />}
        </Async>
      ) : (
        <PageState
          isPage
          kind="notFound"
          title="没有找到这个产品"
          actions={
            <ButtonLink to={PATHS.productList} look="primary">
              查看全部产品
            </ButtonLink>
          }
        />
      )}
    </Page>
  )
}
export default ProductPage

const ProductView = ({ goods }: { goods: Goods }) => {
  usePageTitle(goods.goodsName)
  return (
    <>
      <PageHeader
        back={{ to: PATHS.productList, label: '融资产品' }}
        title={goods.goodsName}
        lead={[PRODUCT_TYPES.get(goods.type), goods.isGroup && '产品组', goods.capitalName]
          .filter(Boolean)
          .join(' · ')}
      />
      <Panel>
        <dl className={styles.facts}>
          <Fact name="年化利率（单利）">
            {percentRange(goods.annualRateMin, goods.annualRateMax)}
          </Fact>
          <Fact name="额度范围">{moneyRange(goods.minAmount, goods.maxAmount)}</Fact>
          <Fact name="融资期限">{daysRange(goods.termMin, goods.termMax)}</Fact>
          <Fact name="还款方式">{goods.repaymentMethod || '—'}</Fact>
        </dl>
        {goods.summary && <p className={styles.summary}>{goods.summary}</p>}
      </Panel>
      <div className={styles.columns}>
        <aside className={styles.aside} aria-label="办理">
          <ProductProcesses goods={goods} />
        </aside>
        <div className={styles.lines}>
          {goods.isGroup && <GroupMembers group={goods} />}
          <RepaymentTrial goods={goods} />
          <ProductRules goods={goods} />
          <Lines title="产品特点" lines={goods.features} />
          <Lines title="申请条件" lines={goods.conditions} />
          <NeededDocuments goods={goods} />
        </div>
      </div>
    </>
  )
}

const Lines = ({ title, lines }: { title: string; lines: string[] }) =>
  lines.length > 0 && (
    <Panel title={title}>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Panel>
  )
