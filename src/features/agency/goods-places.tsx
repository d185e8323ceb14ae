import type { AgencyOrderDetail } from '#schemas/api/agency.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './agency.module.css'

const PLACES = [
  ['warehouse', '监管仓在库'],
  ['released', '已放行待收货'],
  ['delivered', '已签收'],
  ['sold', '已处置'],
] as const

/** Shows where the goods of an order are, once they are bought: the places add up to the order. */
export const GoodsPlaces = ({ order }: { order: AgencyOrderDetail }) => {
  const { goods, unit, quantity, purchasedOn } = order
  if (!purchasedOn) return null
  return (
    <Panel title="货物数量" extra={`共 ${quantity} ${unit}`}>
      <FactBox className={styles.facts}>
        {PLACES.map(([place, label]) => (
          <Fact key={place} name={label}>
            {goods[place]} {unit}
          </Fact>
        ))}
      </FactBox>
    </Panel>
  )
}
