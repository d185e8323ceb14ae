import { useState } from 'react'
import { processVersion } from '#schemas/api/workbench.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import { changeWords, type Change } from '#engine/comparison/change.ts'
import { compareProcesses } from '#engine/comparison/compare-processes.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { analystCall } from '../analyst/analyst-call.ts'
import { useWork } from '../analyst/use-work.ts'
import { Changes } from '../publish/changes.tsx'
import styles from './history.module.css'

interface CompareVersionsProps {
  processKey: string
  /** The newest first. */
  versions: readonly number[]
}

/** Compares any two versions in words. */
export const CompareVersions = ({ processKey, versions }: CompareVersionsProps) => {
  const [from, setFrom] = useState(versions[1] ?? 1)
  const [to, setTo] = useState(versions[0] ?? 1)
  const [changes, setChanges] = useState<readonly Change[]>()
  const { isBusy, failure, run } = useWork()
  const planOf = async (version: number) => {
    const query = { processKey, version: String(version) }
    const { text } = await analystCall(processVersion, { query })
    return compileProcess(JSON.parse(text) as ProcessInfo)
  }
  const compare = () =>
    run(async () => setChanges(compareProcesses(await planOf(from), await planOf(to))))
  const choose = (set: (version: number) => void) => (value: string) => {
    set(Number(value))
    setChanges(undefined)
  }
  const options = versions.map((version) => ({ value: String(version), label: `版本 ${version}` }))
  return (
    <Panel title="比较">
      <div className={styles.choice}>
        <SelectField label="从" value={String(from)} options={options} onChange={choose(setFrom)} />
        <SelectField label="到" value={String(to)} options={options} onChange={choose(setTo)} />
        <Button onClick={compare} busy={isBusy}>
          比较
        </Button>
      </div>
      <div role="status">
        {changes?.length === 0 && <p>办理时没有差别。</p>}
        {changes && (
          <Changes changes={changes.map((one) => ({ place: one.place, text: changeWords(one) }))} />
        )}
      </div>
      <Failure message={failure} />
    </Panel>
  )
}
