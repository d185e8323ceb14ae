import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Change } from '#schemas/api/messages.ts'
import { subjectAddress } from '#src/records/subject-address.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { dateTimeText } from '#src/ui/display/date-text.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import texts from '#src/ui/theme/text.module.css'
import layout from '#src/ui/theme/layout.module.css'
import styles from './changes-panel.module.css'

interface ChangesPanelProps {
  /** The end of the last visit. */
  since: string
  changes: readonly Change[]
}

/** The rows that are shown before the customer asks for the rest. */
const SHOWN = 5

/** Renders what changed since the customer's last visit, newest first, each with the link to its record. */
export const ChangesPanel = ({ since, changes }: ChangesPanelProps) => {
  const [isWhole, setWhole] = useState(false)
  const listId = useId()
  return (
    <Panel title="最近动态" extra={`${dateTimeText(since)} 以来`}>
      <ul id={listId} aria-label="最近动态">
        {(isWhole ? changes : changes.slice(0, SHOWN)).map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </ul>
      {changes.length > SHOWN && (
        <Button
          look="quiet"
          block
          className={styles.more}
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? '收起' : `查看全部 ${changes.length} 条`}
        </Button>
      )}
    </Panel>
  )
}

const ChangeRow = ({ change }: { change: Change }) => {
  const { title, content, time } = change
  const to = subjectAddress(change)
  return (
    <li className={classNames(layout.entry, styles.change)}>
      {to ? (
        <Link className={styles.title} to={to}>
          {title}
        </Link>
      ) : (
        <strong className={styles.title}>{title}</strong>
      )}
      <span className={styles.content}>{content}</span>
      <time className={texts.time}>{dateTimeText(time)}</time>
    </li>
  )
}
