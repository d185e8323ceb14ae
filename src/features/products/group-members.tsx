import { Link } from 'react-router-dom'
import type { Goods } from '#schemas/api/products.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { percentRange } from '#src/ui/display/range.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './group-members.module.css'
import { productPath } from './product-card.tsx'
import { useProducts } from './use-products.ts'

/** Renders the products of a group, which share its credit line; nothing for a group that names none. */
export const GroupMembers = ({ group }: { group: Goods }) => {
  const { data } = useProducts({ groupId: group.id }, 1)
  const members = data?.records.filter(({ groupId }) => groupId === group.id) ?? []
  return (
    members.length > 0 && (
      <Panel title="组内产品" extra="随产品组开通，共用一个额度">
        <ul className={styles.members}>
          {members.map((member) => (
            <li key={member.id}>
              <Link to={productPath(member)}>{member.goodsName}</Link>
              <span>{member.capitalName}</span>
              <span>年化 {percentRange(member.annualRateMin, member.annualRateMax)}</span>
              <span>{member.repaymentMethod}</span>
            </li>
          ))}
        </ul>
      </Panel>
    )
  )
}

/** Says that a product is opened by its group, and leads there. */
export const OfGroup = ({ groupId }: { groupId: string }) => (
  <p className={styles.note}>
    本产品随产品组开通，共用产品组的额度。
    <Link to={pathTo(PATHS.productGroupDetails, { goodId: groupId })}>查看产品组</Link>
  </p>
)
