import { Link } from 'react-router-dom'
import type { AgencyOrderDetail } from '#schemas/api/agency.ts'
import { redemptionLifecycle } from '#schemas/lifecycles/redemption.ts'
import { recordPath } from '#src/records/record-paths.ts'
import { dateText } from '#src/ui/display/date-text.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { ScrollRegion } from '#src/ui/display/scroll-region.tsx'
import { StatusTag, toneOf } from '#src/ui/feedback/status-tag.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './agency.module.css'

/** Lists the redemptions of an order; nothing before the first one. */
export const RedemptionTable = ({ order: { redemptions, unit } }: { order: AgencyOrderDetail }) => {
  if (redemptions.length === 0) return null
  return (
    <Panel title="赎货记录">
      <ScrollRegion name="赎货记录" className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">赎货编号</th>
              <th scope="col">日期</th>
              <th scope="col" className={styles.amount}>
                数量
              </th>
              <th scope="col" className={styles.amount}>
                金额
              </th>
              <th scope="col">状态</th>
            </tr>
          </thead>
          <tbody>
            {redemptions.map(({ id, redeemNo, quotedOn, quantity, amount, status }) => (
              <tr key={id}>
                <td>
                  <Link to={recordPath(redemptionLifecycle.kind, id, { redeemNo }) ?? ''}>
                    {redeemNo}
                  </Link>
                </td>
                <td>{dateText(quotedOn)}</td>
                <td className={styles.amount}>
                  {quantity} {unit}
                </td>
                <td className={styles.amount}>
                  <MoneyText value={amount} />
                </td>
                <td>
                  <StatusTag tone={toneOf(status.tone)}>{status.label}</StatusTag>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Panel>
  )
}
