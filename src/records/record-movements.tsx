import type { Movement, RecordDetail } from '#schemas/api/records.ts'
import { dateText } from '#src/ui/display/date-text.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { ScrollRegion } from '#src/ui/display/scroll-region.tsx'
import { TablePart } from '#src/ui/page/table-part.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './record-movements.module.css'
import { useMovements } from './use-record.ts'

const STATES: Readonly<Record<string, string>> = { pending: '待入账', voided: '已取消' }

interface RecordMovementsProps {
  record: RecordDetail
  figureNames: Readonly<Record<string, string>>
}

/** Lists the transfers that the figures of a record are made of, newest first. */
export const RecordMovements = ({ record, figureNames }: RecordMovementsProps) => {
  const movements = useMovements(record)
  return (
    <Panel title="变动明细">
      <Async
        result={movements}
        isEmpty={(list) => list.length === 0}
        empty={<p className={styles.none}>还没有变动</p>}
      >
        {(list) => (
          <TablePart rows={list}>
            {(shown) => <MovementTable movements={shown} figureNames={figureNames} />}
          </TablePart>
        )}
      </Async>
    </Panel>
  )
}

interface MovementTableProps extends Pick<RecordMovementsProps, 'figureNames'> {
  movements: readonly Movement[]
}

const MovementTable = ({ movements, figureNames }: MovementTableProps) => {
  const nameOf = (figure: string) => figureNames[figure] ?? (figure === 'outside' ? '外部' : figure)
  return (
    <ScrollRegion name="变动明细" className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">日期</th>
            <th scope="col">事由</th>
            <th scope="col">变动</th>
            <th scope="col" className={styles.amount}>
              金额
            </th>
          </tr>
        </thead>
        <tbody>
          {movements.map((movement) => (
            <tr key={movement.id}>
              <td className={styles.date}>{dateText(movement.businessDate)}</td>
              <td>{reasonOf(movement)}</td>
              <td>
                {nameOf(movement.from)} → {nameOf(movement.to)}
              </td>
              <td className={styles.amount}>
                <MoneyText value={movement.amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

const reasonOf = ({ reason, state }: Movement): string => {
  const label = STATES[state]
  return label ? `${reason}（${label}）` : reason
}
