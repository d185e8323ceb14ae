import { useState } from 'react'
import type { RecordAction as Action } from '#schemas/api/records.ts'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import type { RecordAddress } from './use-record.ts'

const dialogCode = lazyCode(() => import('./action-dialog.tsx'))

interface RecordActionProps {
  record: RecordAddress
  action: Action
  /** The name of the record, where the page has several. */
  about?: string
  /** A page has one primary button; in a row of a list the button is quiet, and small. */
  look?: 'primary' | 'secondary' | 'quiet'
}

/** Renders the button of an action, which opens its dialog. */
export const RecordAction = ({
  record,
  action,
  about = '',
  look = 'primary',
}: RecordActionProps) => {
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
        look={action.isDestructive && look === 'primary' ? 'danger' : look}
        {...(look === 'quiet' && { size: 'small' as const })}
        {...(about && { 'aria-label': `${action.label}：${about}` })}
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
