import type { MallItemDetail } from '#schemas/api/agency.ts'
import { grouped } from '#engine/formats/quantity.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { percentRange } from '#src/ui/display/range.ts'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { WithId } from '#src/ui/page/with-id.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { applicationPath, MALL } from './agency-paths.ts'
import styles from './agency.module.css'
import { PriceChart } from './price-chart.tsx'
import { useMallItem } from './use-agency.ts'

/** Goods of the mall: their prices by date, and the terms by which they are bought. */
const MallItemPage = () => (
  <Page>
    <PageHeader title="代采商品详情" back={MALL} />
    <WithId what="商品" list={MALL}>
      {(id) => <Item id={id} />}
    </WithId>
  </Page>
)
export default MallItemPage

const Item = ({ id }: { id: string }) => (
  <Async result={useMallItem(id)}>
    {(item) => (
      <>
        <Panel title={`${item.name} ${item.specification}`} extra={item.category}>
          <p className={styles.price}>
            <MoneyText value={item.price} per={item.unit} />
          </p>
          <Facts item={item} />
          {item.isOnSale ? (
            <div className={classNames(layout.actions, styles.actions)}>
              <ButtonLink to={applicationPath(id)} look="primary">
                申请代采
              </ButtonLink>
            </div>
          ) : (
            <p className={texts.note}>商品已下架，暂不受理新的代采申请。</p>
          )}
        </Panel>
        <Panel title="价格走势" className={styles.next}>
          <PriceChart prices={item.prices} unit={item.unit} />
        </Panel>
      </>
    )}
  </Async>
)

const Facts = ({ item: { product, ...item } }: { item: MallItemDetail }) => (
  <FactBox className={styles.facts}>
    <Fact name="报价日期">{dateText(item.priceDay)}</Fact>
    <Fact name="可售库存">
      {grouped(item.stock)} {item.unit}
    </Fact>
    <Fact name="起订量">
      {item.least} {item.unit}
    </Fact>
    <Fact name="保证金比例">{item.marginRate}%</Fact>
    <Fact name="资金占用年费率">{percentRange(product.annualRateMin, product.annualRateMax)}</Fact>
    <Fact name="期限">
      {product.termMin} 至 {product.termMax} 天
    </Fact>
    <Fact name="代采产品">{product.goodsName}</Fact>
    <Fact name="供应商">{item.sellerName}</Fact>
    <Fact name="监管仓">{item.warehouse}</Fact>
  </FactBox>
)
