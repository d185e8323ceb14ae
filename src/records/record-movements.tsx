import type { Movement, RecordDetail } from '#schemas/api/records.ts'
import { DataTable, type Column } from '#src/ui/display/data-table.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { TablePart } from '#src/ui/page/table-part.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import texts from '#src/ui/theme/text.module.css'
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
        empty={<p className={texts.muted}>还没有变动</p>}
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
  const columns: readonly Column<Movement>[] = [
    { title: '日期', render: ({ businessDate }) => dateText(businessDate), kind: 'code' },
    { title: '事由', render: reasonOf, onCard: 'lead' },
    { title: '变动', render: ({ from, to }) => `${nameOf(from)} → ${nameOf(to)}` },
    {
      title: '金额',
      render: ({ amount }) => <MoneyText value={amount} />,
      kind: 'figure',
      onCard: 'end',
    },
  ]
  return (
    <DataTable
      look="lines"
      name="变动明细"
      columns={columns}
      rows={movements}
      keyOf={({ id }) => id}
    />
  )
}

const reasonOf = ({ reason, state }: Movement): string => {
  const label = STATES[state]
  return label ? `${reason}（${label}）` : reason
}
