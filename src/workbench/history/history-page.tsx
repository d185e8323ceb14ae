import { NeedsAnalyst } from '../analyst/needs-analyst.tsx'
import { useDefinition } from '../definition/use-definition.ts'
import { History } from './history.tsx'
import styles from './history.module.css'

/** The history of a process: its versions, their differences, the moves of its flows. */
const HistoryPage = () => {
  const { key } = useDefinition()
  return (
    <main className={styles.page}>
      <title>{`${key} · 历史`}</title>
      <h1 className={styles.title}>历史</h1>
      <NeedsAnalyst>
        <History processKey={key} />
      </NeedsAnalyst>
    </main>
  )
}

export default HistoryPage
