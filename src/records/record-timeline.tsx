import { use } from 'react'
import type { RecordDetail } from '#schemas/api/records.ts'
import { dateTimeText } from '#src/ui/display/date-text.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './record-timeline.module.css'
import { RecordCallsContext } from './use-record.ts'

/** The names of those who act; the effect of something else, which the platform performs, has none. */
const ACTORS: Readonly<Record<string, string>> = {
  operator: '平台',
  clock: '系统自动',
  coreEnterprise: '核心企业',
  counterparty: '对方',
}

/** Lists the events of a record, newest first. */
export const RecordTimeline = ({ timeline }: Pick<RecordDetail, 'timeline'>) => {
  const { owner } = use(RecordCallsContext)
  return timeline.length === 0 ? null : (
    <Panel title="办理记录">
      <ol className={styles.events} aria-label="办理记录">
        {timeline.toReversed().map((event, at) => (
          <li key={timeline.length - at} className={styles.event}>
            <strong className={styles.label}>{event.label}</strong>
            <span className={styles.actor}>
              {[event.role === 'owner' ? owner : ACTORS[event.role], event.actor, event.status]
                .filter((part) => part && part !== event.label)
                .join(' · ')}
            </span>
            <time className={styles.time}>{dateTimeText(event.time)}</time>
            {event.reason && <p className={styles.reason}>{event.reason}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
