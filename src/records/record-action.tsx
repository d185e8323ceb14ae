import { useState } from 'react'
import type { RecordAction as Action, RecordDetail } from '#schemas/api/records.ts'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { notify } from '#src/ui/feedback/notify.ts'

const dialogCode = lazyCode(() => import('./action-dialog.tsx'))

/** Renders the button of an action, which opens its dialog. */
export const RecordAction = ({ record, action }: { record: RecordDetail; action: Action }) => {
  const [isOpen, setOpen] = useState(false)
  const loaded = useCode(dialogCode, {
    isWanted: isOpen,
    onFail: ({ message }) => {
      setOpen(false)
      notify.error(message)
    },
  })
  return (
    <>
      <Button
        look="primary"
        busy={isOpen && !loaded}
        onPointerEnter={dialogCode.preload}
        onFocus={dialogCode.preload}
        onClick={() => setOpen(true)}
      >
        {action.label}
      </Button>
      {isOpen && loaded && (
        <loaded.ActionDialog record={record} action={action} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
