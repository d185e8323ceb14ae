import { useState } from 'react'
import type { RecordPage } from '#schemas/api/records.ts'
import { lazyCode } from '#src/platform/lazy-code.ts'
import { useCode } from '#src/platform/use-code.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import type { ListAddress } from './use-record-list.ts'

const dialogCode = lazyCode(() => import('./export-dialog.tsx'))

interface RecordExportProps {
  name: string
  page: RecordPage
  query: ListAddress['query']
}

/** Renders the button that exports a list; its dialog is loaded when it is wanted. */
export const RecordExport = (props: RecordExportProps) => {
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
      <Button size="small" busy={isOpen && !loaded} onClick={() => setOpen(true)}>
        导出
      </Button>
      {isOpen && loaded && <loaded.ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
