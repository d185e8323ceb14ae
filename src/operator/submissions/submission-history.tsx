import type { SubmissionDetails } from '#schemas/api/operator-queues.ts'
import { dateTimeText } from '#src/ui/display/date-text.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './submission-history.module.css'

const KINDS: Readonly<Record<string, string>> = {
  submitted: '客户提交',
  returned: '退回修改',
  rejected: '不予通过',
  approved: '通过申请',
  withdrawn: '客户撤回',
}

/** Lists the rounds of a submission, newest first. */
export const SubmissionHistory = ({ history }: Pick<SubmissionDetails, 'history'>) => (
  <Panel title="审批记录">
    {history.length === 0 ? (
      <p className={styles.none}>还没有审批记录</p>
    ) : (
      <ol className={styles.rounds} aria-label="审批记录">
        {history.toReversed().map(({ kind, operator, stepTitle, reason, time }) => (
          <li key={`${kind} ${time}`} className={styles.round}>
            <strong>{KINDS[kind] ?? kind}</strong>
            <span className={styles.by}>
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
