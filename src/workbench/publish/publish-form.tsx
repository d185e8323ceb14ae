import { useState } from 'react'
import {
  processMove,
  processPublish,
  processVersion,
  type FlowForecast,
  type MovedFlow,
  type ProcessForecast,
} from '#schemas/api/workbench.ts'
import { ApiError } from '#src/api/api-error.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { analystCall } from '../analyst/analyst-call.ts'
import { useWork } from '../analyst/use-work.ts'
import { useDefinition } from '../definition/use-definition.ts'
import styles from './publish.module.css'

interface PublishFormProps {
  text: string
  forecast: ProcessForecast
  /** The flows to move. */
  flows: readonly FlowForecast[]
  /** The text has been edited since the forecast. */
  isOutdated: boolean
  onDone: (version: number, moved: readonly MovedFlow[]) => void
  /** Somebody else has published meanwhile. */
  onOvertaken: () => void
}

/** Asks for the note and the confirmation, publishes, and moves the chosen flows. */
export const PublishForm = ({
  text,
  forecast: { processKey, base, version, isSame, findings },
  flows,
  isOutdated,
  onDone,
  onOvertaken,
}: PublishFormProps) => {
  const definition = useDefinition()
  const [note, setNote] = useState('')
  const [isAsking, setAsking] = useState(false)
  const { isBusy, failure, run } = useWork()
  const hasErrors = findings.some(({ severity }) => severity === 'error')
  const isNothing = isSame && flows.length === 0
  const label = isSame ? `迁移 ${flows.length} 份申请` : `发布版本 ${version}`

  const publish = async () => {
    if (isSame) return version
    const published = await analystCall(processPublish, { body: { text, note, base } })
    const query = { processKey, version: String(published.version) }
    const settled = await analystCall(processVersion, { query })
    if (definition.key === processKey && definition.state().text === text) {
      definition.settle(settled.text)
      definition.edit(settled.text)
    }
    return published.version
  }
  const send = () =>
    run(async () => {
      try {
        const to = await publish()
        const wanted = flows.map(({ id, revision }) => ({ id, revision }))
        const body = { processKey, version: to, flows: wanted }
        onDone(to, wanted.length === 0 ? [] : (await analystCall(processMove, { body })).moved)
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'conflict') onOvertaken()
        throw error
      } finally {
        setAsking(false)
      }
    })

  return (
    <Panel title={isSame ? '迁移' : '发布'}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
      >
        {!isSame && (
          <TextField label="发布说明" value={note} maxLength={500} required onChange={setNote} />
        )}
        <Failure message={failure} />
        <Button
          type="submit"
          look="primary"
          disabled={hasErrors || isOutdated || isNothing || (!isSame && !note.trim())}
        >
          {label}
        </Button>
      </form>
      <Dialog
        title={`${label}？`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>取消</Button>
            <Button look="primary" busy={isBusy} onClick={send}>
              确认
            </Button>
          </>
        }
      >
        {!isSame && <p>新的申请从此按版本 {version} 办理，发布后不能再修改。</p>}
        <p>
          {flows.length === 0
            ? '在办的申请都保持原版本。'
            : `${flows.length} 份在办的申请会迁移到新版本。`}
        </p>
      </Dialog>
    </Panel>
  )
}
