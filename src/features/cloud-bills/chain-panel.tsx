import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { BillChain, ChainPosition } from '#schemas/api/cloud-bills.ts'
import { DataTable, type Column } from '#src/ui/display/data-table.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { formatMoney } from '#src/ui/display/money.ts'
import { TablePart } from '#src/ui/page/table-part.tsx'
import { StatusTag, toneOf } from '#src/ui/feedback/status-tag.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import texts from '#src/ui/theme/text.module.css'
import { billPath } from './bill-paths.ts'
import styles from './cloud-bills.module.css'
import { TreePicture } from './tree-picture.tsx'
import { useChain } from './use-bills.ts'

/** Draws the way of a bill from its issuer to those that hold it now, with a table of the same. */
export const ChainPanel = ({ id }: { id: string }) => (
  <Panel title="流转链">
    <Async
      result={useChain(id)}
      isEmpty={({ positions }) => positions.length === 0}
      empty={<p className={texts.note}>签收后，这里显示云信的流转情况。</p>}
    >
      {(chain) => (
        <div className={styles.form}>
          <ChainPicture chain={chain} />
          <div>
            <TablePart rows={chain.positions}>
              {(positions) => <ChainTable positions={positions} />}
            </TablePart>
          </div>
        </div>
      )}
    </Async>
  </Panel>
)

/** Draws a chain. */
const ChainPicture = ({ chain }: { chain: BillChain }) => {
  const nodes = useMemo(() => nodesOf(chain), [chain])
  return <TreePicture name={`云信 ${chain.billNo} 的流转链`} nodes={nodes} />
}

const yuan = (amount: string): string => `${formatMoney(amount, '元')?.amount ?? amount} 元`

const nodesOf = ({ billId, issuer, amount, positions }: BillChain) => [
  {
    id: billId,
    parentId: '',
    title: issuer,
    text: `开立 ${yuan(amount)}`,
    label: `开单企业 ${issuer}，开立 ${yuan(amount)}`,
  },
  ...positions.map((one) => ({
    id: one.id,
    parentId: one.parentId || billId,
    title: one.holder,
    text: `${yuan(one.amount)} · ${one.status.label}`,
    label: `${one.holder}，${yuan(one.amount)}，${one.status.label}`,
    isOwn: one.isOwn,
    isMuted: Number(one.open) === 0,
  })),
]

const ChainTable = ({ positions }: { positions: readonly ChainPosition[] }) => (
  <DataTable name="流转明细" columns={COLUMNS} rows={positions} keyOf={({ id }) => id} />
)

const COLUMNS: readonly Column<ChainPosition>[] = [
  {
    title: '云信编号',
    render: ({ isOwn, id, positionNo }) =>
      isOwn ? <Link to={billPath('cloudBill', id)}>{positionNo}</Link> : positionNo,
    kind: 'code',
  },
  { title: '持有企业', render: ({ holder }) => holder },
  {
    title: '状态',
    render: ({ status }) => <StatusTag tone={toneOf(status.tone)}>{status.label}</StatusTag>,
  },
  { title: '金额', render: ({ amount }) => <MoneyText value={amount} />, kind: 'figure' },
  { title: '待兑付', render: ({ open }) => <MoneyText value={open} />, kind: 'figure' },
]
