import { use } from 'react'
import type { RecordDetail } from '#schemas/api/records.ts'
import { dateTimeText } from '#src/ui/display/date-text.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import texts from '#src/ui/theme/text.module.css'
import layout from '#src/ui/theme/layout.module.css'
import styles from './record-timeline.module.css'
import { RecordCallsContext } from './use-record.ts'

/** The names of those who act; the effect of something else, which the platform performs, has none. */
const ACTORS: Readonly<Record<string, string>> = {
  operator: '平台',
  clock: '系统自动',
  coreEnterprise: '核心企业',
  counterparty: '对方',
}

interface RecordTimelineProps extends Pick<RecordDetail, 'timeline'> {
  /** The part that the reader takes in the record. */
  reader: string
}

/**
 * Returns the name of the one who acted, for the one who reads. @param own the reader's name for itself, or the operator's
 * for the record's customer
 */
const actorOf = (acting: string, reading: string, own: string): string | undefined => {
  if (reading === 'operator') return acting === 'owner' ? own : ACTORS[acting]
  // A gateway need not say which part the reader takes: its own.
  if (acting === (reading || 'owner')) return own
  return acting === 'owner' ? '对方' : ACTORS[acting]
}

/** Lists the events of a record, newest first. */
export const RecordTimeline = ({ timeline, reader }: RecordTimelineProps) => {
  const { owner } = use(RecordCallsContext)
  return timeline.length === 0 ? null : (
    <Panel title="办理记录">
      <ol aria-label="办理记录">
        {timeline.toReversed().map((event, at) => (
          <li key={timeline.length - at} className={classNames(layout.entry, styles.event)}>
            <strong className={texts.ink}>{event.label}</strong>
            <span className={classNames(texts.note, styles.actor)}>
              {[actorOf(event.role, reader, owner), event.actor, event.status]
                .filter((part) => part && part !== event.label)
                .join(' · ')}
            </span>
            <time className={texts.time}>{dateTimeText(event.time)}</time>
            {event.reason && <p className={styles.reason}>{event.reason}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
