import { useCallback, useEffect, useState } from 'react'
import { processHistory, type PublishedVersion } from '#schemas/api/workbench.ts'
import type { DataOf } from '#schemas/api/contract.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import texts from '#src/ui/theme/text.module.css'
import layout from '#src/ui/theme/layout.module.css'
import { analystCall } from '../analyst/analyst-call.ts'
import { useWork } from '../analyst/use-work.ts'
import { CompareVersions } from './compare-versions.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import styles from './history.module.css'

/** The versions of a process, newest first, with their comparison and the way back to an earlier one. */
export const History = ({ processKey }: { processKey: string }) => {
  const [history, setHistory] = useState<DataOf<typeof processHistory>>()
  const [restoring, setRestoring] = useState<number>()
  const { isBusy, failure, run } = useWork()
  const load = useCallback(
    () => run(async () => setHistory(await analystCall(processHistory, { query: { processKey } }))),
    [processKey, run],
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
  if (!history) return <p role="status">正在读取历史…</p>
  const { versions, moves } = history
  const newest = versions[0]?.version ?? 0
  if (newest === 0) return <p>还没有发布过版本。</p>
  return (
    <div>
      <Panel title="版本">
        <ul className={styles.rows}>
          {versions.map((one) => (
            <li key={one.version} className={classNames(layout.centeredCluster, styles.version)}>
              <Version {...one} />
              {one.version !== newest && (
                <Button size="small" onClick={() => setRestoring(one.version)}>
                  恢复此版本
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      {versions.length > 1 && (
        <CompareVersions
          processKey={processKey}
          versions={versions.map(({ version }) => version)}
        />
      )}
      {moves.length > 0 && (
        <Panel title="迁移记录">
          <ul className={styles.rows}>
            {moves.map(({ id, from, to, step, analyst, at }) => (
              <li key={`${id} ${to}`} className={styles.facts}>
                <span>{id}</span>
                <span>
                  版本 {from} → {to}
                </span>
                <span>{step && `在“${step}”继续`}</span>
                <span>{analyst}</span>
                <span>{at}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <RestoreDialog
        processKey={processKey}
        version={restoring}
        base={newest}
        onClose={() => setRestoring(undefined)}
      />
    </div>
  )
}

const Version = ({
  version,
  author,
  note,
  publishedAt,
  hash,
  restores,
  flows,
}: PublishedVersion) => (
  <div className={styles.about}>
    <strong className={texts.ink}>版本 {version}</strong>
    <div className={styles.facts}>
      <span>{author}</span>
      <span>{publishedAt}</span>
      <span>在办 {flows}</span>
      <span title={hash}>摘要 {hash.slice(0, 8)}</span>
      {restores > 0 && <span>内容同版本 {restores}</span>}
    </div>
    {note && <p>{note}</p>}
  </div>
)
