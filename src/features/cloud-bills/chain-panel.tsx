import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { BillChain, ChainPosition } from '#schemas/api/cloud-bills.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { formatMoney } from '#src/ui/display/money.ts'
import { ScrollRegion } from '#src/ui/display/scroll-region.tsx'
import { TablePart } from '#src/ui/page/table-part.tsx'
import { StatusTag, toneOf } from '#src/ui/feedback/status-tag.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
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
      empty={<p className={styles.note}>签收后，这里显示云信的流转情况。</p>}
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
  <ScrollRegion name="流转明细" className={styles.scroll}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">云信编号</th>
          <th scope="col">持有企业</th>
          <th scope="col">状态</th>
          <th scope="col" className={styles.amount}>
            金额
          </th>
          <th scope="col" className={styles.amount}>
            待兑付
          </th>
        </tr>
      </thead>
      <tbody>
        {positions.map((one) => (
          <tr key={one.id}>
            <td className={styles.number}>
              {one.isOwn ? (
                <Link to={billPath('cloudBill', one.id)}>{one.positionNo}</Link>
              ) : (
                one.positionNo
              )}
            </td>
            <td>{one.holder}</td>
            <td>
              <StatusTag tone={toneOf(one.status.tone)}>{one.status.label}</StatusTag>
            </td>
            <td className={styles.amount}>
              <MoneyText value={one.amount} />
            </td>
            <td className={styles.amount}>
              <MoneyText value={one.open} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
)
