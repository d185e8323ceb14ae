import { useState } from 'react'
import { processRestore } from '#schemas/api/workbench.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Dialog } from '#src/ui/feedback/dialog.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import layout from '#src/ui/theme/layout.module.css'
import { analystCall } from '../analyst/analyst-call.ts'
import { useWork } from '../analyst/use-work.ts'

interface RestoreDialogProps {
  processKey: string
  /** The version to restore; undefined closes the dialog. */
  version: number | undefined
  /** The newest version. */
  base: number
  onClose: () => void
}

/** Asks for the note, and publishes an earlier version again. */
export const RestoreDialog = ({ processKey, version = 0, base, onClose }: RestoreDialogProps) => {
  const [note, setNote] = useState('')
  const { isBusy, failure, run } = useWork()
  const restore = () =>
    run(async () => {
      await analystCall(processRestore, { body: { processKey, version, base, note } })
      // The definition is opened anew; the flows on the version before can be moved there.
      location.assign(`/workbench/process/${encodeURIComponent(processKey)}/publish`)
    })
  return (
    <Dialog
      title={`恢复版本 ${version}？`}
      isOpen={version > 0}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" busy={isBusy} disabled={!note.trim()} onClick={restore}>
            恢复
          </Button>
        </>
      }
    >
      <div className={layout.wideStack}>
        <p>
          版本 {version} 的内容会作为版本 {base + 1}{' '}
          重新发布，新的申请按它办理。在办的申请保持原版本， 可在“发布”页迁移。
        </p>
        <TextField label="恢复原因" value={note} maxLength={500} required onChange={setNote} />
        <Failure message={failure} />
      </div>
    </Dialog>
  )
}
