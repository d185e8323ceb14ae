import { useTodos } from '#src/process/flow/use-todos.ts'
import { useSession } from '#src/session/use-session.ts'
import { PageSkeleton } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './center-page.module.css'
import { ChangesPanel } from './changes-panel.tsx'
import { DuePanel } from './due-panel.tsx'
import { OverviewPanel } from './overview-panel.tsx'
import { StartPath, startStep } from './start-path.tsx'
import { TodoPanel } from './todo-panel.tsx'
import { useChangesSinceVisit } from './use-changes-since-visit.ts'
import { useDueLoans } from './use-due-loans.ts'
import { useOverview } from './use-overview.ts'
import { useWaitingRecords } from './use-waiting-records.ts'

/**
 * Renders what comes next: the todos, what changed since the last visit, the path of a customer without an active quota,
 * and the figures of one who has begun.
 */
export const NextPanels = () => {
  const { isVerified, isCoreEnterprise } = useSession()
  const todos = useTodos()
  const overview = useOverview()
  const { data: records = [] } = useWaitingRecords()
  const { data: loans = [] } = useDueLoans()
  const { data: news } = useChangesSinceVisit()
  const isLoading = todos.isPending || overview.isPending
  if (isLoading)
    return (
      <div className={styles.next}>
        <Panel title="待我办理">
          <PageSkeleton lines={3} />
        </Panel>
      </div>
    )
  const { opened = 0, waiting = 0 } = overview.data ?? {}
  const hasTodos = todos.data?.length !== 0 || records.length > 0
  /** Something to count: figures that are all zero say nothing. */
  const hasFigures = opened > 0 || waiting > 0
  const step = !isCoreEnterprise && overview.data && startStep(isVerified, overview.data)
  return (
    <div className={styles.next}>
      {/* A new customer has the path alone. */}
      {(hasTodos || hasFigures || !step) && <TodoPanel todos={todos} records={records} />}
      {loans.length > 0 && <DuePanel loans={loans} />}
      {news && news.changes.length > 0 && <ChangesPanel {...news} />}
      {step && (
        <StartPath current={step} isUnderWay={step !== 'verify' && (hasTodos || waiting > 0)} />
      )}
      {(hasFigures || !step) && <OverviewPanel overview={overview} />}
    </div>
  )
}
