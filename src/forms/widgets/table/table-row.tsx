import { memo, type ReactElement, type ReactNode } from 'react'
import { Icon } from '#src/ui/controls/icon.tsx'
import type { FieldWidgetProps } from '../../fields/widget-props.ts'
import { shownText } from '../../text/shown-text.ts'
import type { Column, Row } from './columns.ts'
import { TableCell } from './table-cell.tsx'
import styles from './table.module.css'
import { toolId, type TableActions } from './use-table.ts'

interface TableRowProps {
  tableId: string
  tableName: string
  index: number
  row: Row
  columns: readonly Column[]
  isFirst: boolean
  isLast: boolean
  canRemove: boolean
  disabled: boolean
  readonly: boolean
  registry: FieldWidgetProps['registry']
  actions: TableActions
}

const Content = (properties: TableRowProps): ReactElement => {
  const { tableId, index, row, columns, actions, disabled, readonly } = properties
  const tool = (
    name: 'up' | 'down' | 'remove',
    what: string,
    icon: ReactNode,
    isOff: boolean,
    onClick: () => void,
  ) => (
    <button
      type="button"
      id={toolId(tableId, index, name)}
      className={styles.tool}
      aria-label={`${what}第 ${index + 1} 行`}
      title={what}
      disabled={disabled || isOff}
      onClick={onClick}
    >
      {icon}
    </button>
  )
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.number}>
        <span className={styles.onCard}>第 </span>
        {index + 1}
        <span className={styles.onCard}> 行</span>
      </th>
      {columns.map((column) =>
        readonly ? (
          <td
            key={column.name}
            className={column.isNumeric ? `${styles.value} ${styles.figures}` : styles.value}
          >
            <span className={styles.cellLabel}>{column.title}</span>
            {shownText(column.schema, column.options, row[column.name])}
          </td>
        ) : (
          <TableCell
            key={column.name}
            {...{ tableId, index, column, disabled }}
            tableName={properties.tableName}
            value={row[column.name]}
            registry={properties.registry}
            onChange={actions.edit}
          />
        ),
      )}
      {!readonly && (
        <td className={styles.tools}>
          {tool('up', '上移', UP, properties.isFirst, () => actions.move(index, -1))}
          {tool('down', '下移', DOWN, properties.isLast, () => actions.move(index, 1))}
          {tool('remove', '删除', REMOVE, !properties.canRemove, () => actions.remove(index))}
        </td>
      )}
    </tr>
  )
}

/** One row: its number, cells and tools. It is rendered again only when it changes itself. */
export const TableRow = memo(Content)

const UP = <Icon name="up" />
const DOWN = <Icon name="down" />
const REMOVE = <Icon name="remove" />
