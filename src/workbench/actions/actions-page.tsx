import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { analystActions, type AnalystAction } from '#schemas/api/workbench.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import texts from '#src/ui/theme/text.module.css'
import layout from '#src/ui/theme/layout.module.css'
import { analystCall } from '../analyst/analyst-call.ts'
import { NeedsAnalyst } from '../analyst/needs-analyst.tsx'
import { useWork } from '../analyst/use-work.ts'
import { Page } from '../page.tsx'
import styles from './actions.module.css'

const KINDS: Readonly<Record<AnalystAction['kind'], string>> = {
  signIn: '登录',
  signOut: '退出',
  publish: '发布',
  restore: '恢复',
  move: '迁移',
}

/** The page of what analysts did, and of what was refused to them. */
const ActionsPage = () => (
  <Page title="操作记录" documentTitle="操作记录 · 工作台">
    <NeedsAnalyst>
      <Actions />
    </NeedsAnalyst>
  </Page>
)

export default ActionsPage

const Actions = () => {
  const [actions, setActions] = useState<readonly AnalystAction[]>()
  const { isBusy, failure, run } = useWork()
  const load = useCallback(
    () => run(async () => setActions(await analystCall(analystActions))),
    [run],
  )
  useEffect(load, [load])
  if (failure)
    return (
      <>
        <Failure message={failure} />
        <Button onClick={load} busy={isBusy}>
          重试
        </Button>
      </>
    )
  if (!actions) return <p role="status">正在读取记录…</p>
  return (
    <Panel title="最近 200 条">
      <ul className={styles.rows}>
        {actions.map((action) => (
          <li key={action.id} className={classNames(layout.centeredCluster, styles.row)}>
            <Action {...action} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Action = ({
  at,
  kind,
  account,
  processKey,
  version,
  flowId,
  note,
  refusal,
}: AnalystAction) => (
  <>
    <span className={styles.time}>{at}</span>
    <span>{account}</span>
    <StatusTag tone={refusal ? 'warning' : 'success'}>
      {refusal ? `${KINDS[kind]}被拒绝` : KINDS[kind]}
    </StatusTag>
    {processKey && (
      <Link to={`/workbench/process/${encodeURIComponent(processKey)}/history`}>
        {processKey}
        {version > 0 && ` 版本 ${version}`}
      </Link>
    )}
    {flowId && <span>申请 {flowId}</span>}
    <span className={refusal ? texts.warning : undefined}>{refusal || note}</span>
  </>
)
