import type { SubmissionDetails } from '#schemas/api/operator-queues.ts'
import { HISTORY_WORDS } from '#src/process/flow/history-words.ts'
import { dateTimeText } from '#src/ui/display/date-text.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import styles from './submission-history.module.css'

/** Lists the rounds of a submission, newest first. */
export const SubmissionHistory = ({ history }: Pick<SubmissionDetails, 'history'>) => (
  <Panel title="审批记录">
    {history.length === 0 ? (
      <p className={texts.note}>还没有审批记录</p>
    ) : (
      <ol className={layout.stack} aria-label="审批记录">
        {history.toReversed().map(({ kind, operator, stepTitle, reason, time }) => (
          <li key={`${kind} ${time}`} className={styles.round}>
            <strong>{HISTORY_WORDS[kind].label}</strong>
            <span className={texts.note}>
              {[operator, stepTitle && `退回到 ${stepTitle}`].filter(Boolean).join(' · ')}
            </span>
            <time className={styles.time}>{dateTimeText(time)}</time>
            {reason && <p className={styles.reason}>{reason}</p>}
          </li>
        ))}
      </ol>
    )}
  </Panel>
)
