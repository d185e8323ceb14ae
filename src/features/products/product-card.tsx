import type { Goods } from '#schemas/api/products.ts'
import { PRODUCT_TYPES } from '#schemas/api/products.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Fact } from '#src/ui/display/fact.tsx'
import { Unseen } from '#src/ui/display/unseen.tsx'
import { daysRange, moneyRange, percentRange } from '#src/ui/display/range.ts'
import styles from './product-card.module.css'

/** Renders a product in the list: its rate, amount, term and provider. */
export const ProductCard = ({ goods }: { goods: Goods }) => (
  <article className={styles.card}>
    <p className={styles.type}>
      {PRODUCT_TYPES.get(goods.type) ?? '融资产品'}
      {goods.isGroup && <span className={styles.group}>产品组</span>}
    </p>
    <h2 className={styles.name}>{goods.goodsName}</h2>
    <p className={styles.summary}>{goods.summary}</p>
    <dl className={styles.facts}>
      <div className={styles.rate}>
        <dt>年化利率（单利）</dt>
        <dd>{percentRange(goods.annualRateMin, goods.annualRateMax)}</dd>
      </div>
      <Fact name="额度范围">{moneyRange(goods.minAmount, goods.maxAmount)}</Fact>
      <Fact name="期限">{daysRange(goods.termMin, goods.termMax)}</Fact>
    </dl>
    <footer className={styles.foot}>
      <span className={styles.capital}>{goods.capitalName}</span>
      <ButtonLink to={productPath(goods)} look="secondary" size="small" className={styles.open}>
        查看详情<Unseen>：{goods.goodsName}</Unseen>
      </ButtonLink>
    </footer>
  </article>
)

/** Returns the path of a product's page; groups of products and the discount of bills have others. */
export const productPath = ({ id, isGroup, loanRules }: Named): string => {
  const page = loanRules?.['basis'] === 'bill' ? PATHS.billDiscounting : PATHS.productDetails
  return pathTo(isGroup ? PATHS.productGroupDetails : page, { goodId: id })
}

type Named = Pick<Goods, 'id' | 'isGroup'> & Partial<Pick<Goods, 'loanRules'>>
