import { Link } from 'react-router-dom'
import type { ListColumn, RecordPage } from '#schemas/api/records.ts'
import { ScrollRegion } from '#src/ui/display/scroll-region.tsx'
import { StatusTag, toneOf } from '#src/ui/feedback/status-tag.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import unseen from '#src/ui/display/unseen.module.css'
import { FactValue } from './fact-value.tsx'
import styles from './record-list.module.css'
import { recordPath } from './record-paths.ts'
import type { ListAddress } from './use-record-list.ts'

interface RecordTableProps {
  kind: string
  name: string
  page: RecordPage
  address: ListAddress
}

/** Renders the records of a page: columns that order the list, on a phone a card for each record. */
export const RecordTable = ({ kind, name, page, address }: RecordTableProps) => (
  <ScrollRegion name={name} className={styles.scroll}>
    <table className={styles.table}>
      <thead className={unseen.onPhone}>
        <tr>
          {page.columns.map((column) => (
            <Heading key={column.name} column={column} address={address} />
          ))}
          <th scope="col">状态</th>
        </tr>
      </thead>
      <tbody>
        {page.records.map(({ id, status, values }) => (
          <tr key={id}>
            {page.columns.map((column, at) => (
              <td
                key={column.name}
                className={classNames(at === 0 ? styles.first : styles[column.unit || 'text'])}
                data-label={column.label}
              >
                <Value
                  to={at === 0 ? recordPath(kind, id, values) : undefined}
                  {...{ column, values }}
                />
              </td>
            ))}
            <td className={styles.state}>
              <StatusTag tone={toneOf(status.tone)}>{status.label}</StatusTag>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
)

interface ValueProps {
  to: string | undefined
  column: ListColumn
  values: Readonly<Record<string, string>>
}

const Value = ({ to, column: { name, label, unit }, values }: ValueProps) => {
  const value = <FactValue fact={{ label, value: values[name] ?? '', unit }} />
  return to ? <Link to={to}>{value}</Link> : value
}

const Heading = ({ column, address }: { column: ListColumn; address: ListAddress }) => {
  const { name, label, unit, isSortable } = column
  const { sort } = address.filters
  const order = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined
  // Amounts and days begin with the largest; the third press returns to the order of the list.
  const [first, second] = unit ? [`-${name}`, name] : [name, `-${name}`]
  const next = sort === first ? second : sort === second ? '' : first
  return (
    <th scope="col" aria-sort={order} className={classNames(styles[unit || 'text'])}>
      {isSortable ? (
        <button type="button" className={styles.sort} onClick={() => address.set('sort', next)}>
          {label}
          <span aria-hidden="true">{order ? (order === 'ascending' ? ' ↑' : ' ↓') : ' ↕'}</span>
        </button>
      ) : (
        label
      )}
    </th>
  )
}
