import type { MallItem } from '#schemas/api/agency.ts'
import { grouped } from '#engine/formats/quantity.ts'
import { PATHS } from '#src/platform/paths.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Fact, FactList } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import texts from '#src/ui/theme/text.module.css'
import { mallItemPath, ORDERS } from './agency-paths.ts'
import styles from './agency.module.css'
import { useMall } from './use-agency.ts'

/** The goods that can be bought by agency, with their price of today. */
const MallPage = () => {
  const mall = useMall()
  return (
    <Page>
      <PageHeader
        title="代采商城"
        lead="选择商品，付一部分保证金，由平台代为采购；货物存入监管仓，分批付款提货。"
        extra={<ButtonLink to={ORDERS.to}>{ORDERS.label}</ButtonLink>}
      />
      <Async
        result={mall}
        isEmpty={(items) => items.length === 0}
        empty={
          <PageState
            kind="empty"
            title="暂时没有可代采的商品"
            actions={<ButtonLink to={PATHS.agencyFinancing}>了解代采融资</ButtonLink>}
          >
            商品上架后会在这里展示，如有采购需求请联系客户经理。
          </PageState>
        }
      >
        {(items) => (
          <ul className={styles.mall}>
            {items.map((item) => (
              <li key={item.id}>
                <Item item={item} />
              </li>
            ))}
          </ul>
        )}
      </Async>
    </Page>
  )
}
export default MallPage

const Item = ({ item }: { item: MallItem }) => (
  <Panel title={item.name} extra={item.category} className={styles.item}>
    <p className={texts.note}>{item.specification}</p>
    <p className={styles.price}>
      <MoneyText value={item.price} per={item.unit} />
    </p>
    <FactList className={styles.pairs}>
      <Fact name="较上次报价">{item.change ? `${item.change}%` : '—'}</Fact>
      <Fact name="可售库存">
        {grouped(item.stock)} {item.unit}
      </Fact>
      <Fact name="保证金">{item.marginRate}%</Fact>
      <Fact name="供应商">{item.sellerName}</Fact>
    </FactList>
    <ButtonLink
      to={mallItemPath(item.id)}
      aria-label={`查看商品 ${item.name} ${item.specification}`}
    >
      查看商品
    </ButtonLink>
  </Panel>
)
