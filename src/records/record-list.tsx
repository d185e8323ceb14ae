import type { ReactNode } from 'react'
import type { RecordPage } from '#schemas/api/records.ts'
import type { CustomerRole } from '#schemas/lifecycles/lifecycle.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Pager } from '#src/ui/controls/pager.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import { RecordExport } from './record-export.tsx'
import { RecordFilters } from './record-filters.tsx'
import styles from './record-list.module.css'
import { RecordTable } from './record-table.tsx'
import { useListAddress, useRecordList, type ListAddress } from './use-record-list.ts'

interface RecordListProps {
  kind: string
  /** The part that the customer takes in the records; all by default. */
  part?: CustomerRole
  /** The kind whose screen the rows open, where it is another than `kind`. */
  screen?: string
  /** The name of the list and of its exported files. */
  name: string
  /** The texts that a keyword is searched in. */
  searched: string
  /** Shown where the customer has no record at all. */
  empty: ReactNode
}

/** Lists the customer's records of a kind: filters, order and page are in the address, totals go over all of them. */
export const RecordList = ({
  kind,
  part,
  screen = kind,
  name,
  searched,
  empty,
}: RecordListProps) => {
  const address = useListAddress(kind, part)
  const list = useRecordList(address)
  return (
    <Async result={list} isEmpty={({ total }) => total === 0 && !address.isFiltered} empty={empty}>
      {(page) => (
        <Panel>
          <RecordFilters page={page} address={address} searched={searched} />
          {page.total === 0 ? (
            <NothingFound address={address} />
          ) : (
            <div aria-busy={list.isPlaceholderData || undefined}>
              <div className={classNames(layout.centeredCluster, styles.sum)}>
                <Totals page={page} />
                <RecordExport name={name} page={page} query={address.query} />
              </div>
              <RecordTable kind={screen} name={name} page={page} address={address} />
              <Pager current={address.current} pages={page.pages} />
            </div>
          )}
        </Panel>
      )}
    </Async>
  )
}

const NothingFound = ({ address: { clear } }: { address: ListAddress }) => (
  <PageState
    kind="empty"
    title="没有符合条件的记录"
    actions={
      <Button look="primary" onClick={clear}>
        清除筛选条件
      </Button>
    }
  >
    换一个条件试试，或清除筛选条件查看全部记录。
  </PageState>
)

const Totals = ({ page: { columns, total, totals, notSummed } }: { page: RecordPage }) => (
  <p className={styles.totals} role="status">
    <span>
      共 <strong>{total}</strong> 条
    </span>
    {columns
      .filter(({ name }) => name in totals)
      .map(({ name, label }) => (
        <span key={name}>
          {label}
          <strong>
            <MoneyText value={totals[name] ?? ''} />
          </strong>
        </span>
      ))}
    {notSummed.length > 0 && (
      <span>合计不含{notSummed.map(({ label, count }) => `${label} ${count} 条`).join('、')}</span>
    )}
  </p>
)
