import { useQuery } from '@tanstack/react-query'
import { flowHistory, type HistoryEntry } from '#schemas/api/next-steps.ts'
import { call } from '#src/api/call.ts'
import { HISTORY_WORDS } from '#src/process/flow/history-words.ts'
import { dateTimeText } from '#src/ui/display/date-text.ts'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import styles from './flow-history.module.css'

/** Renders the submissions, decisions and withdrawals of a flow; nothing where the server keeps none. */
export const FlowHistory = ({ flowOnlyId, status }: { flowOnlyId: string; status: number }) => {
  const { data = [] } = useQuery({
    // Each decision changes the status.
    queryKey: [flowHistory.name, flowOnlyId, status],
    queryFn: ({ signal }) => call(flowHistory, { query: { flowOnlyId } }, { signal, hide: true }),
    staleTime: 0,
  })
  if (data.length === 0) return null
  return (
    <Panel title="办理记录">
      <ol aria-label="办理记录">
        {data.map((entry, place) => (
          <li
            key={`${entry.kind} ${entry.time}`}
            className={classNames(layout.entry, styles.entry)}
          >
            <StatusTag tone={HISTORY_WORDS[entry.kind].tone}>{labelOf(data, place)}</StatusTag>
            <time className={styles.time}>{dateTimeText(entry.time)}</time>
            {entry.reason && <p className={styles.reason}>{reasonOf(entry)}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** Counts the submissions: 第 2 次提交. */
const labelOf = (entries: readonly HistoryEntry[], place: number): string => {
  const kind = entries[place]!.kind
  if (kind !== 'submitted') return HISTORY_WORDS[kind].label
  const count = entries.slice(0, place + 1).filter((entry) => entry.kind === kind).length
  return count === 1 ? HISTORY_WORDS[kind].label : `第 ${count} 次提交`
}

const reasonOf = ({ kind, reason, stepTitle }: HistoryEntry): string =>
  kind === 'returned' && stepTitle ? `请修改“${stepTitle}”：${reason}` : reason
