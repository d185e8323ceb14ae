import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import layout from '../theme/layout.module.css'
import styles from './data-table.module.css'
import { ScrollRegion } from './scroll-region.tsx'

/** A column: its title, which is also the label of its value on a card, and the value of a row. */
export interface Column<Row> {
  title: string
  of: (row: Row) => ReactNode
  /** A figure is aligned right in one line, a code stands in one line; by default a text. */
  kind?: 'figure' | 'code'
  /** The value names its row. */
  isHeading?: boolean
}

interface DataTableProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row, at: number) => string | number
  caption?: ReactNode
  /** The name of the area in which a wide table scrolls. */
  name?: string
  /** Small letters; the rows stay rows on a phone. */
  isSmall?: boolean
}

/** Renders records as a table; on a phone each is a card, headed by its first two values. */
export const DataTable = <Row,>({
  columns,
  rows,
  keyOf,
  caption,
  name,
  isSmall,
}: DataTableProps<Row>) => {
  const table = (
    <table className={classNames(styles.table, isSmall ? styles.small : styles.cards)}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map(({ title, kind }) => (
            <th key={title} scope="col" className={kind && styles[kind]}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={keyOf(row, at)}>
            {columns.map(({ title, of, kind, isHeading }) =>
              isHeading ? (
                <th key={title} scope="row" className={kind && styles[kind]}>
                  {of(row)}
                </th>
              ) : (
                <td key={title} className={kind && styles[kind]} data-name={title}>
                  {of(row)}
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
    <ScrollRegion name={name} className={layout.scroll}>
      {table}
    </ScrollRegion>
  )
}
