import { useId } from 'react'
import type { RecordOption } from '#schemas/api/records.ts'
import { dateText } from '#src/ui/display/date-text.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { Tick } from '../../controls/tick.tsx'
import styles from './records.module.css'

interface RecordTableProps {
  name: string
  records: readonly RecordOption[]
  /** The chosen ones. */
  ids: readonly string[]
  isBusy: boolean
  /** The text of a list without records. */
  empty: string
  /** One record has to be chosen, no more. */
  isForOne: boolean
  /** Chooses a record, or takes it back; undefined where nothing can be changed. */
  onToggle: ((record: RecordOption) => void) | undefined
}

/** Renders records as rows, as cards on a phone; one that can't be chosen says why. */
export const RecordTable = (properties: RecordTableProps) => {
  const { name, records, ids, isBusy, empty, isForOne, onToggle } = properties
  const group = useId()
  const labels = [...new Set(records.flatMap(({ facts }) => facts.map(({ label }) => label)))]
  const isCounted = records.some(({ amount }) => amount !== '')
  if (records.length === 0)
    return (
      <p className={styles.empty} role="status">
        {isBusy ? '正在加载…' : empty}
      </p>
    )
  return (
    <table
      className={styles.table}
      aria-label={name}
      aria-busy={isBusy}
      data-outdated={isBusy || undefined}
    >
      <thead>
        <tr>
          <th scope="col">名称</th>
          {labels.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          {isCounted && (
            <th scope="col" className={styles.amount}>
              可用金额
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <RecordRow
            key={record.id}
            record={record}
            labels={labels}
            isCounted={isCounted}
            isChosen={ids.includes(record.id)}
            group={isForOne ? group : undefined}
            onToggle={onToggle}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RecordRowProps extends Pick<RecordTableProps, 'onToggle'> {
  record: RecordOption
  labels: readonly string[]
  isCounted: boolean
  isChosen: boolean
  /** The name of the radio buttons; undefined for checkboxes. */
  group: string | undefined
}

const RecordRow = (properties: RecordRowProps) => {
  const { record, labels, isCounted, isChosen, group, onToggle } = properties
  const { title, facts, amount, blocked, status } = record
  const reasonId = useId()
  // One that was chosen before can be taken back.
  const isOff = blocked !== '' && !isChosen
  return (
    // The whole row is for the pointer; the keyboard has the checkbox or radio button.
    <tr
      data-chosen={isChosen || undefined}
      data-off={isOff || undefined}
      onClick={({ target }) => {
        const isControl = target instanceof Element && target.closest('label') !== null
        if (onToggle && !isOff && !isControl && !(group && isChosen)) onToggle(record)
      }}
    >
      <th scope="row">
        {onToggle ? (
          <Tick
            type={group ? 'radio' : 'checkbox'}
            name={group}
            checked={isChosen}
            disabled={isOff}
            aria-describedby={blocked ? reasonId : undefined}
            onChange={() => onToggle(record)}
          >
            {title}
          </Tick>
        ) : (
          title
        )}
        {blocked ? (
          <span id={reasonId} className={styles.reason}>
            不能选择：{blocked}
          </span>
        ) : (
          <span className={styles.status}>{status.label}</span>
        )}
      </th>
      {labels.map((label) => (
        <td key={label} data-name={label}>
          <FactText fact={facts.find((fact) => fact.label === label)} />
        </td>
      ))}
      {isCounted && (
        <td data-name="可用金额" className={styles.amount}>
          <MoneyText value={amount} />
        </td>
      )}
    </tr>
  )
}

const FactText = ({ fact }: { fact: RecordOption['facts'][number] | undefined }) => {
  if (!fact?.value) return '—'
  if (fact.unit === 'money') return <MoneyText value={fact.value} />
  if (fact.unit === 'percent') return `${fact.value}%`
  return fact.unit === 'date' ? dateText(fact.value) : fact.value
}
