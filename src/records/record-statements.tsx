import type { RecordDetail } from '#schemas/api/records.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './record-statements.module.css'

interface RecordStatementsProps {
  statements: RecordDetail['statements'][number]
}

/** Lists what is said about a record in its order, each line with its mark, and explains the order. */
export const RecordStatements = ({ statements: { title, note, lines } }: RecordStatementsProps) => (
  <Panel title={title}>
    <ol className={styles.lines}>
      {lines.map(({ mark, text }) => (
        <li key={mark + text} className={styles.line}>
          <strong className={styles.mark}>{mark}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
    <p className={styles.note}>{note}</p>
  </Panel>
)
