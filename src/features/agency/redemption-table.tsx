import { Link } from 'react-router-dom'
import type { AgencyOrderDetail } from '#schemas/api/agency.ts'
import { redemptionLifecycle } from '#schemas/lifecycles/redemption.ts'
import { recordPath } from '#src/records/record-paths.ts'
import { DataTable, type Column } from '#src/ui/display/data-table.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { StatusTag, toneOf } from '#src/ui/feedback/status-tag.tsx'
import { Panel } from '#src/ui/page/panel.tsx'

/** Lists the redemptions of an order; nothing before the first one. */
export const RedemptionTable = ({ order: { redemptions, unit } }: { order: AgencyOrderDetail }) => {
  if (redemptions.length === 0) return null
  const columns: readonly Column<(typeof redemptions)[number]>[] = [
    {
      title: '赎货编号',
      render: ({ id, redeemNo }) => (
        <Link to={recordPath(redemptionLifecycle.kind, id, { redeemNo }) ?? ''}>{redeemNo}</Link>
      ),
      kind: 'code',
    },
    { title: '日期', render: ({ quotedOn }) => dateText(quotedOn), kind: 'code' },
    { title: '数量', render: ({ quantity }) => `${quantity} ${unit}`, kind: 'figure' },
    { title: '金额', render: ({ amount }) => <MoneyText value={amount} />, kind: 'figure' },
    {
      title: '状态',
      render: ({ status }) => <StatusTag tone={toneOf(status.tone)}>{status.label}</StatusTag>,
    },
  ]
  return (
    <Panel title="赎货记录">
      <DataTable name="赎货记录" columns={columns} rows={redemptions} keyOf={({ id }) => id} />
    </Panel>
  )
}
