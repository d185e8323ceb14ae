import type { OperatorJob } from '#schemas/api/operator.ts'
import { dateTimeText } from '#src/ui/display/date-text.ts'
import { StatusTag, type StatusTone } from '#src/ui/feedback/status-tag.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import styles from './calendar-page.module.css'

const RESULTS: Readonly<Record<string, { label: string; tone: StatusTone }>> = {
  running: { label: '运行中', tone: 'waiting' },
  done: { label: '完成', tone: 'success' },
  retrying: { label: '失败，将自动重试', tone: 'warning' },
  failed: { label: '失败', tone: 'danger' },
}

/** The jobs of the server's queue: the last run of each, its result, and the next run. */
export const JobsPanel = ({ jobs }: { jobs: readonly OperatorJob[] }) => (
  <Panel title="定时任务">
    <ul className={styles.days} aria-label="定时任务">
      {jobs.map(({ name, label, lastRun, result, nextRun }) => {
        const shown = RESULTS[result] ?? { label: '尚未运行', tone: 'neutral' }
        return (
          <li key={name} className={classNames(layout.entry, styles.day)}>
            <strong>{label}</strong>
            <StatusTag tone={shown.tone}>{shown.label}</StatusTag>
            {lastRun && <span>上次运行 {dateTimeText(lastRun)}</span>}
            <span>下次运行 {dateTimeText(nextRun)}</span>
          </li>
        )
      })}
    </ul>
  </Panel>
)
