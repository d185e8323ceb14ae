import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import unseen from './unseen.module.css'
import styles from './data-table.module.css'
import { ScrollRegion } from './scroll-region.tsx'

/** A column: its title, which is also the label of its value on a card, and the value of a row. */
export interface Column<Row> {
  title: string
  render: (row: Row) => ReactNode
  /** A figure is aligned right in one line, a code stands in one line; by default a text. */
  kind?: 'figure' | 'code'
  /** The value names its row. */
  isHeading?: boolean
  /** The value leads its card, as that of the first column does by default, or ends the first line of it without its title. */
  onCard?: 'lead' | 'end'
}

interface DataTableProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row, at: number) => string | number
  caption?: ReactNode
  /** The name of the area in which a wide table scrolls. */
  name?: string
  /**
   * On a phone a row is a card with its values below their titles, or two lines of values that need none; a small table
   * stays a table there.
   */
  look?: 'cards' | 'lines' | 'small'
}

/** Renders records as a table. */
export const DataTable = <Row,>({
  columns,
  rows,
  keyOf,
  caption,
  name,
  look = 'cards',
}: DataTableProps<Row>) => {
  const lead = columns.find(({ onCard }) => onCard === 'lead') ?? columns[0]
  const end = columns.find(({ onCard }) => onCard === 'end')
  const classOf = (column: Column<Row>) =>
    classNames(
      column.kind && styles[column.kind],
      column === lead && styles.lead,
      column === end && styles.end,
    )
  const table = (
    <table className={classNames(styles.table, styles[look])}>
      {caption && <caption>{caption}</caption>}
      <thead className={look === 'small' ? undefined : unseen.onPhone}>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={classOf(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={keyOf(row, at)}>
            {columns.map((column) =>
              column.isHeading ? (
                <th key={column.title} scope="row" className={classOf(column)}>
                  {column.render(row)}
                </th>
              ) : (
                <td key={column.title} className={classOf(column)} data-name={column.title}>
                  {column.render(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (!name) return table
  return (
    <ScrollRegion name={name} className={styles.scroll}>
      {table}
    </ScrollRegion>
  )
}
