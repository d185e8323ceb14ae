import { useId, useState, type FormEvent } from 'react'
import type { RecordPage } from '#schemas/api/records.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import styles from './record-list.module.css'
import type { ListAddress } from './use-record-list.ts'

interface RecordFiltersProps {
  page: RecordPage
  address: ListAddress
  searched: string
}

/**
 * Renders the filters of a list: the statuses with their counts, a keyword and a period. On a phone the period and the order are
 * behind a button, so that the records are in view.
 */
export const RecordFilters = ({ page, address, searched }: RecordFiltersProps) => {
  const { filters, set } = address
  const [isMoreShown, setIsMoreShown] = useState(
    Boolean(filters.from || filters.to || filters.sort),
  )
  const more = useId()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    set('q', typeof typed === 'string' ? typed.trim() : '')
  }
  return (
    <div className={classNames(layout.centeredCluster, styles.filters)}>
      <Statuses page={page} address={address} />
      <form role="search" className={styles.search} onSubmit={search}>
        {/* The key shows the text of the address again when the customer goes back. */}
        <input
          key={filters.q}
          type="search"
          name="q"
          className={styles.field}
          aria-label="搜索"
          placeholder={searched}
          defaultValue={filters.q}
          enterKeyHint="search"
        />
        <Button type="submit">搜索</Button>
        <Button
          className={styles.showMore}
          aria-expanded={isMoreShown}
          aria-controls={more}
          onClick={() => setIsMoreShown(!isMoreShown)}
        >
          筛选
        </Button>
      </form>
      <div id={more} className={classNames(styles.more, isMoreShown && styles.isShown)}>
        <div className={styles.period} role="group" aria-label={page.day}>
          <span aria-hidden="true">{page.day}</span>
          <Day label={`${page.day}从`} value={filters.from} onChange={(day) => set('from', day)} />
          <span aria-hidden="true">至</span>
          <Day label={`${page.day}到`} value={filters.to} onChange={(day) => set('to', day)} />
        </div>
        <Order page={page} address={address} />
      </div>
    </div>
  )
}

const Statuses = ({
  page: { statuses },
  address: { filters, set },
}: Omit<RecordFiltersProps, 'searched'>) => {
  const all = statuses.reduce((sum, { count }) => sum + count, 0)
  const shown = statuses.filter(({ name, count }) => count > 0 || name === filters.status)
  return (
    <div className={styles.statuses} role="group" aria-label="状态">
      {[{ name: '', label: '全部', count: all }, ...shown].map(({ name, label, count }) => (
        <button
          key={name}
          type="button"
          className={styles.status}
          aria-pressed={filters.status === name}
          onClick={() => set('status', name)}
        >
          {label} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  )
}

interface DayProps {
  label: string
  value: string
  onChange: (day: string) => void
}

const Day = ({ label, value, onChange }: DayProps) => (
  <input
    key={value}
    type="date"
    className={styles.field}
    aria-label={label}
    defaultValue={value}
    onBlur={({ target }) => onChange(target.value)}
    onKeyDown={({ key, currentTarget }) => key === 'Enter' && onChange(currentTarget.value)}
  />
)

/** Orders the cards of a phone, which have no column headings. */
const Order = ({
  page: { columns },
  address: { filters, set },
}: Omit<RecordFiltersProps, 'searched'>) => (
  <select
    className={styles.order}
    aria-label="排序"
    value={filters.sort}
    onChange={({ target }) => set('sort', target.value)}
  >
    <option value="">默认排序</option>
    {columns
      .filter(({ isSortable }) => isSortable)
      .flatMap(({ name, label }) => [
        <option key={name} value={name}>
          {label}升序
        </option>,
        <option key={`-${name}`} value={`-${name}`}>
          {label}降序
        </option>,
      ])}
  </select>
)
